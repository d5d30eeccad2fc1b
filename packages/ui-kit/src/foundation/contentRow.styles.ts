import { token } from '@baize/theme';
import { css } from 'styled-components';

/** As wide as the content, in the middle, with the page's gutters beside it. */
export const contentRow = css`
  inline-size: min(100% - 2 * ${token('gutter')}, ${token('content-width')});
  margin-inline: auto;
`;
