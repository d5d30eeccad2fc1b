import { token } from '@baize/theme';
import { css } from 'styled-components';
import { canHover } from './media.ts';

/** One row that scrolls up to the edges of a phone's screen, so that a cut-off entry hints at more. */
export const scrollRow = css`
  display: flex;
  margin-inline: calc(-1 * ${token('gutter')});
  padding: 2px ${token('gutter')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${token('gutter')};
  scrollbar-width: none;
  /* A mouse has nothing else to scroll sideways with. */
  ${canHover} {
    scrollbar-width: thin;
    scrollbar-color: ${token('border-control')} transparent;
  }
`;
