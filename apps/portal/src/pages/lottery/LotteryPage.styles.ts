import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { PageColumn } from '../../site/parts/PageColumn.styles.ts';

const from640 = '@media (min-width: 40em)';
const from1024 = '@media (min-width: 64em)';
const from1280 = '@media (min-width: 80em)';

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

/** As high as the bet types of most lotteries with an empty slip. */
export const BettingPlace = styled.div`
  min-block-size: 22rem;
  border-radius: ${token('radius-medium')};
  background: ${token('surface')};
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

/** The open draw with the time left to bet, and the last result. */
export const BoardHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  ${from640} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-1')};
    justify-items: start;
    /* Its words stand in line with the others. */
    > [data-variant='plain'] {
      margin-inline-start: calc(-1 * ${token('space-3')});
    }
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
`;

export const PlayBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

export const AddBar = styled.div`
  display: grid;
  gap: ${token('space-3')};
  ${from640} {
    grid-template-columns: minmax(0, 22rem) auto;
    align-items: start;
    justify-content: start;
    > button {
      margin-block-start: 2rem;
    }
  }
`;

export const SlipList = styled.ol`
  display: grid;
  gap: ${token('space-2')};
`;

export const SlipRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space-1')} ${token('space-3')};
  align-items: center;
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  > div {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('text-muted')};
  }
`;

export const SlipTotal = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
  && {
    color: ${token('text')};
  }
  > strong {
    font: ${token('weight-bold')} ${token('font-size-5')}/${token('line-tight')} ${token('font-figures')};
    font-variant-numeric: tabular-nums;
  }
  > small {
    flex-basis: 100%;
    color: ${token('text-muted')};
  }
`;

/** Sticks to the lower edge while the board is in sight; hidden where the slip has a column of its own. */
export const SlipPillBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  padding-block: ${token('space-2')} calc(${token('space-2')} + env(safe-area-inset-bottom));
  ${from1280} {
    display: none;
  }
`;

export const SlipPill = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  inline-size: 100%;
  min-block-size: 3rem;
  padding-inline: ${token('space-5')};
  border-radius: ${token('radius-pill')};
  background: ${token('action')};
  color: ${token('text-on-action')};
  box-shadow: ${token('shadow-raised')};
  font-weight: ${token('weight-medium')};
  > strong {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const SlipSheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  outline: none;
`;

/** A stake and the chips that set it. */
export const StakeField = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

export const HistoryList = styled.ul`
  display: grid;
  gap: ${token('space-2')};
`;

export const HistoryRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  ${from640} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-1')};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('text-muted')};
  }
  > div > ol {
    justify-self: start;
  }
  [data-status='won'] {
    color: ${token('success')};
    font-weight: ${token('weight-bold')};
  }
`;

export const ProofCode = styled.code`
  direction: ltr;
  overflow-wrap: anywhere;
  font-size: ${token('font-size-1')};
`;
