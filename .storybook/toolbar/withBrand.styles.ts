import { token } from '@baize/theme';
import { createGlobalStyle, styled } from 'styled-components';

export const Panel = styled.div`
  min-block-size: 100%;
  background: ${token('surface-page')};
  color: ${token('text')};

  &[data-padded='true'] {
    padding: ${token('space-5')};
  }
`;

/** Two columns of equal width, the story's own and the one beside it. */
export const BesideStyle = createGlobalStyle`
  body:has(> [data-beside]) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-block-size: 100vh;
    padding: 0 !important;
  }
`;
