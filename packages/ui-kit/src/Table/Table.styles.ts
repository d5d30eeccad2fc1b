import { token } from '@baize/theme';
import { css, styled } from 'styled-components';

export const TableFrame = styled.div`
  container-type: inline-size;
`;

const cell = css`
  padding: ${token('space-3')};
  font-weight: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  /* An amount breaks only where its format lets it. */
  &[data-figures] {
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
    text-align: end;
  }
`;

/* Explicit roles, since some browsers drop the implicit ones from a table with another `display`. */
export const TableGrid = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: collapse;
  @container (width < 40rem) {
    display: block;
  }
`;

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })`
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
  @container (width < 40rem) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })`
  @container (width < 40rem) {
    display: grid;
    gap: ${token('space-3')};
  }
`;

export const TableFoot = styled.tfoot.attrs({ role: 'rowgroup' })`
  font-weight: ${token('weight-bold')};
  @container (width < 40rem) {
    display: block;
    margin-block-start: ${token('space-3')};
  }
`;

export const TableRow = styled.tr.attrs({ role: 'row' })`
  border-block-end: 1px solid ${token('border')};
  tfoot > & {
    border-block-end: 0;
  }
  @container (width < 40rem) {
    display: grid;
    padding: ${token('space-2')} ${token('space-4')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-medium')};
    background: ${token('surface-raised')};
    tfoot > & {
      border-block-end: 1px solid ${token('border')};
    }
  }
`;

export const TableColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  ${cell}
`;

export const TableRowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
  font-weight: ${token('weight-medium')};
  tfoot & {
    font-weight: inherit;
  }
  @container (width < 40rem) {
    padding: ${token('space-2')} 0;
    text-align: start;
  }
`;

/** In a card the column's name precedes the value as CSS content, since screen readers get it from the table. */
export const TableCell = styled.td.attrs({ role: 'cell' })`
  ${cell}
  @container (width < 40rem) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-4')};
    padding: ${token('space-1')} 0;
    &:empty {
      display: none;
    }
    &::before {
      content: attr(data-label) / '';
      color: ${token('text-muted')};
      font-weight: ${token('weight-regular')};
    }
    > span {
      margin-inline-start: auto;
      text-align: end;
    }
  }
`;
