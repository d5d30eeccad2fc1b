import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../../site/parts/PageColumn.styles.ts';

// Copies of the kit's breakpoints: each one imported from the kit would be an export of the first load.
export const from640 = '@media (min-width: 40em)';
const from1024 = '@media (min-width: 64em)';
export const from1280 = '@media (min-width: 80em)';

export const LotteryFrame = styled(PageColumn)`
  --page-width: 90rem;
  gap: ${token('space-4')};
`;

/** The lotteries at the start, the board with the slip beside them; stacked on a phone. */
export const LotteryColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-4')};
  ${from1024} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

export const BoardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-4')};
  ${from1280} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

export const LotteryPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface')};
  h2 {
    font-size: ${token('font-size-4')};
  }
  > p {
    color: ${token('text-muted')};
  }
  /* The pill stands for it. */
  &[data-slip][data-filled] {
    @media (width < 80em) {
      display: none;
    }
  }
`;

export const LotteryStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

/** Groups of links, stacked; on a phone one row that scrolls. */
export const LotteryNav = styled.nav`
  display: flex;
  gap: ${token('space-4')};
  overflow-x: auto;
  scrollbar-width: thin;
  > section {
    display: grid;
    flex: none;
    gap: ${token('space-1')};
    align-content: start;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    color: ${token('text-muted')};
    font: ${token('weight-medium')} ${token('font-size-1')}/${token('line-tight')} ${token('font-body')};
  }
  ul {
    display: flex;
    gap: ${token('space-2')};
  }
  ${from1024} {
    display: grid;
    overflow-x: visible;
    ul {
      display: grid;
      gap: ${token('space-1')};
    }
  }
`;

export const LotteryLink = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${token('target-touch')};
  padding-inline: ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface')};
  color: ${token('text')};
  text-decoration: none;
  white-space: nowrap;
  outline-offset: -2px;
  &:hover {
    background: ${token('surface-raised')};
  }
  &[aria-current] {
    background: ${token('accent')};
    color: ${token('text-on-accent')};
  }
  ${from1024} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
