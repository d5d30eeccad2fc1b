import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { canHover, from1024, from1600, from640 } from '../foundation/media.ts';
import { breathing } from '../foundation/motion.styles.ts';

export const GameShelfFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  container-type: inline-size;
`;

export const GameShelfTop = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('target-touch')};
  > h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: ${token('font-size-5')};
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target-touch')};
    color: ${token('text-link')};
    font-size: ${token('font-size-2')};
    text-decoration: none;
    white-space: nowrap;
    > svg {
      inline-size: 1.25em;
    }
  }
`;

export const GameShelfArrows = styled.div`
  display: none;
  ${canHover} {
    display: flex;
  }
`;

/** Extends to the edges of a phone's screen, so that a cut-off chip hints at more. */
export const GameShelfStrip = styled.ul`
  display: flex;
  gap: ${token('space-2')};
  margin-inline: calc(-1 * ${token('gutter')});
  padding: 2px ${token('gutter')};
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  /* One row at any number of vendors, so that what lies below never moves: long names give way. */
  ${from1024} {
    > * {
      flex: 0 1 auto;
      min-inline-size: 4rem;
    }
  }
`;

/** Rows of one or two games, and from 1,024 px on of up to four: the cards share the width. */
const few = '&:has(> li:nth-child(-n + 2):last-child)';
const some = '&:has(> li:nth-child(-n + 4):last-child)';

/** The height of a full row, so that the layout below stays in place for any number of games. */
const shared = css`
  grid-auto-columns: minmax(min(100%, 18rem), 1fr);
  > li {
    container: card / size;
    block-size: calc(
      var(--column) * 4 / 3 + ${token('space-2')} + (${token('font-size-2')} + ${token('font-size-1')}) *
        ${token('line-body')}
    );
  }
`;

export const GameRailList = styled.ul`
  --column: 33cqi;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--column);
  gap: ${token('space-3')};
  margin-inline: calc(-1 * ${token('gutter')});
  padding: ${token('space-1')} ${token('gutter')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: inline proximity;
  scroll-padding-inline: ${token('gutter')};
  scrollbar-width: none;
  scroll-behavior: smooth;
  ${from640} {
    --column: 23cqi;
  }
  ${from1024} {
    --column: calc((100cqi - 6 * ${token('space-3')}) / 7);
    margin-inline: 0;
    padding-inline: 0;
    scroll-padding-inline: 0;
  }
  ${from1600} {
    --column: calc((100cqi - 7 * ${token('space-3')}) / 8);
  }
  > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  ${few} {
    ${shared}
  }
  ${from1024} {
    ${some} {
      ${shared}
    }
  }
`;

/** A cover with bars for name and vendor at their final height. A single element, since home renders dozens of them. */
export const GameShelfPlaceShape = styled.div`
  --name: calc(${token('space-2')} + ${token('font-size-2')} * ${token('line-body')});
  position: relative;
  aspect-ratio: 3 / 4;
  margin-block-end: calc(var(--name) + ${token('font-size-1')} * ${token('line-body')});
  border-radius: ${token('radius-medium')};
  background: ${token('skeleton')};
  ${breathing}
  @container card (width > 16rem) {
    block-size: 100cqb;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    block-size: 0.6lh;
    border-radius: ${token('radius-small')};
    background: inherit;
  }
  &::before {
    inset-block-start: calc(100% + ${token('space-2')} + 0.2lh);
    inline-size: 70%;
    font-size: ${token('font-size-2')};
  }
  &::after {
    inset-block-start: calc(100% + var(--name) + 0.2lh);
    inline-size: 42%;
    font-size: ${token('font-size-1')};
  }
`;
