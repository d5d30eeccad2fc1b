import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors } from '../foundation/media.ts';

export const PaginationFrame = styled.nav`
  container-type: inline-size;
`;

/** Too narrow for nine entries, it shows "page / pages" between its arrows. */
export const PaginationRow = styled.ul`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  font-variant-numeric: tabular-nums;
  > li > :is(a, button, span) {
    display: grid;
    place-items: center;
    min-inline-size: ${token('target-touch')};
    min-block-size: ${token('target-touch')};
    padding-inline: ${token('space-1')};
    border-radius: ${token('radius-small')};
    color: ${token('text-muted')};
    text-decoration: none;
  }
  ${canHover} {
    > li > :is(a, button):hover:not([aria-current], [aria-disabled]) {
      background: ${token('action-quiet-hover')};
      color: ${token('text')};
    }
  }
  > li > [aria-current] {
    background: ${token('action-quiet')};
    color: ${token('text')};
    font-weight: ${token('weight-bold')};
    ${forcedColors} {
      border: 2px solid;
    }
  }
  > li > [aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
  @container (width < 28rem) {
    > [data-page] {
      display: none;
    }
  }
`;

export const PaginationCount = styled.li`
  min-inline-size: 5rem;
  text-align: center;
  @container (width >= 28rem) {
    display: none;
  }
`;
