import { token } from '@baize/theme';
import { createGlobalStyle, styled } from 'styled-components';

export const Panel = styled.div`
  background: ${token('surface-page')};
  color: ${token('text')};

  &[data-padded='true'] {
    padding: ${token('space-5')};
  }
`;

/** Two columns of equal width, the story's own and the one beside it; Storybook's own layout of the body gives way. */
export const BesideStyle = createGlobalStyle`
  body:has([data-beside]) {
    display: grid !important;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: 0 !important;
  }
  body:has([data-beside]) ${Panel} { min-block-size: 100vh; }
`;
