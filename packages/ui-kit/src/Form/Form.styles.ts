import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const FormFrame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;
