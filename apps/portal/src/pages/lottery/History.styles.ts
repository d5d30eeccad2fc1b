import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { from640 } from './LotteryPage.styles.ts';

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
