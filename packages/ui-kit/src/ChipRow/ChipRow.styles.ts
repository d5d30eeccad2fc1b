import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, from640 } from '../foundation/media.ts';

/** One row that scrolls up to the edges of a phone's screen, so that a cut-off chip hints at more. */
export const ChipRowList = styled.ul`
  display: flex;
  gap: ${token('space-2')};
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
  > li {
    flex: none;
    max-inline-size: 100%;
  }
  &[data-wraps] {
    ${from640} {
      flex-wrap: wrap;
      margin-inline: 0;
      padding-inline: 0;
      overflow-x: visible;
    }
  }
`;
