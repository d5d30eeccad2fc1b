import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const SmsCodeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token('space-3')};
`;
