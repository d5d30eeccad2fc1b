import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const SampleFrame = styled.div`
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  color: ${token('text')};
`;
