import { token } from '@baize/theme';
import { css } from 'styled-components';

/** The surface of what lies over the page. Whatever is hovered on it takes the overlay's own hover colour. */
export const overlaySurface = css`
  --action-quiet-hover: ${token('overlay-hover')};
  background: ${token('surface-overlay')};
  color: ${token('text')};
`;
