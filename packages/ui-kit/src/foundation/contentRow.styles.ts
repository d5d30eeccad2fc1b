import { token } from '@baize/theme';
import { css } from 'styled-components';

/** A centred row of the content's width with the page's gutters. */
export const contentRow = css`
  inline-size: min(100% - 2 * ${token('gutter')}, ${token('content-width')});
  margin-inline: auto;
`;
