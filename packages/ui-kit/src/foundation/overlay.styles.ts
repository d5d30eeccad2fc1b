import { token } from '@baize/theme';
import { css } from 'styled-components';

/** Surface of a layer over the page; controls on it use the overlay's hover colour. */
export const overlaySurface = css`
  --action-quiet-hover: ${token('overlay-hover')};
  background: ${token('surface-overlay')};
  color: ${token('text')};
`;
