import { token } from '@baize/theme';
import { below640, short } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

export const RecordsStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

/** Totals side by side, as many in a line as fit; on phones they stay in sight above the cards. */
export const RecordsTotals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${token('space-3')};
  margin: 0;
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  ${below640} {
    position: sticky;
    z-index: 2;
    inset-block-start: var(--sticky-top, 0px);
    grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
    gap: ${token('space-1')} ${token('space-3')};
    padding-block: ${token('space-2')};
    font-size: ${token('font-size-2')};
    box-shadow: ${token('shadow-resting')};
    dialog & {
      inset-block-start: 0;
    }
    /* More than one line would cover the cards. */
    &:has(> :nth-child(4)) {
      position: static;
    }
    ${short} {
      position: static;
    }
  }
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
