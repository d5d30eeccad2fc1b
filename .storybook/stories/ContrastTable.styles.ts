import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('font-size-2')};
  text-align: start;

  th,
  td {
    padding: ${token('space-2')} ${token('space-3')};
    border-block-end: 1px solid ${token('border')};
    text-align: start;
    font-weight: ${token('weight-regular')};
  }

  thead th {
    color: ${token('text-muted')};
    font-weight: ${token('weight-medium')};
  }

  td[data-figure] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  td[data-passes='false'] {
    color: ${token('danger')};
    font-weight: ${token('weight-bold')};
  }
`;

/** The pair itself, drawn in its measured colours. */
export const PairSample = styled.svg`
  inline-size: 5rem;
  block-size: 2rem;
  margin-inline-end: ${token('space-3')};
  vertical-align: middle;
  display: inline-block;
  border-radius: ${token('radius-small')};
`;
