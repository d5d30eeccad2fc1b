import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const Surface = styled.div`
  background: ${token('surface-page')};
  color: ${token('text')};

  &[data-padded='true'] {
    padding: ${token('space-5')};
  }
`;
