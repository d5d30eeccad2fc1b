import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { from1280 } from './LotteryPage.styles.ts';

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
