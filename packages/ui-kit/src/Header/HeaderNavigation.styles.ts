import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors, from1024 } from '../foundation/media.ts';
import { Link } from '../Link/Link.tsx';

const PLACE_REM = 5.25;
const REST_REM = 3;
const MOST_PLACES = 16;

/**
 * Hides the items that do not fit, by container queries: all items have the same width. The last child, which lists the
 * rest, shows only when some are hidden. No script measures, so the layout does not shift.
 */
const whatFits = Array.from({ length: MOST_PLACES }, (_, index) => {
  const count = index + 1;
  const all = `${count * PLACE_REM}rem`;
  const some = `${count * PLACE_REM + REST_REM}rem`;
  return `
@container (width >= ${all}) { > ul > li:last-child:nth-child(${count + 1}) { display: none; } }
@container (width < ${all}) { > ul > li:nth-child(${count}):nth-last-child(2) { display: none; } }
@container (width < ${some}) { > ul > li:nth-child(${count}):nth-last-child(n + 3) { display: none; } }`;
}).join('');

export const NavigationFrame = styled.nav`
  display: none;
  flex: 1;
  min-inline-size: 0;
  ${from1024} {
    display: block;
  }
  > ul {
    container-type: inline-size;
    display: flex;
    block-size: calc(${token('header-height')} - 1px);
    > li {
      position: relative;
      flex: none;
      inline-size: ${PLACE_REM}rem;
      /* Opens the panel by touch: in the corner, where it takes no room. */
      > a + button {
        position: absolute;
        inset-block-start: ${token('space-1')};
        inset-inline-end: 0;
        inline-size: 1.5rem;
        block-size: 1.5rem;
        font-size: 0.5rem;
        /* A mouse opens it by resting on the link; a press on the way there would only close it again. */
        ${canHover} {
          pointer-events: none;
        }
      }
    }
    > li:last-child {
      align-self: center;
      inline-size: ${REST_REM}rem;
    }
  }
  ${whatFits}
`;

export const HeaderLink = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  block-size: 100%;
  padding-inline: 2px;
  outline-offset: -4px;
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  transition: color ${token('motion-feedback')} ${token('ease-out')};
  > svg {
    font-size: ${token('font-size-3')};
  }
  /* Two lines at most: the width is the same in every language. */
  > span {
    display: -webkit-box;
    overflow: hidden;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    hyphens: auto;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  ${canHover} {
    &:hover {
      color: ${token('text')};
    }
  }
  &:has(+ [aria-expanded='true']) {
    color: ${token('text')};
  }
  &[aria-current] {
    color: ${token('text-accent')};
    &::after {
      content: '';
      position: absolute;
      inset-inline: ${token('space-4')};
      inset-block-end: 0;
      block-size: 2px;
      border-radius: 2px 2px 0 0;
      background: linear-gradient(to right, ${token('accent')}, ${token('accent-partner')});
      ${forcedColors} {
        background: Highlight;
      }
    }
  }
`;
