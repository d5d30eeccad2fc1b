import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const RecordsStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

/** Totals side by side, as many in a line as fit. */
export const RecordsTotals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${token('space-3')};
  margin: 0;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  dt {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
  dd {
    margin: 0;
    font-weight: ${token('weight-bold')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
