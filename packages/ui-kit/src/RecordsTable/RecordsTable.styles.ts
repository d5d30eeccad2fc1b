import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';
import { asCards, asTable } from './asCards.styles.ts';

export const RecordsFrame = styled.div`
  container-type: inline-size;
`;

export const RecordsFailure = styled.div`
  margin-block-end: ${token('space-3')};
`;

export const RecordsScroll = styled.section`
  ${asTable} {
    max-block-size: min(70dvh, 48rem);
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: ${token('radius-medium')};
  }
`;

/* Explicit roles, since some browsers drop the implicit ones from a table with another display. */
export const RecordsGrid = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  font-size: ${token('font-size-2')};
  ${asTable} {
    table-layout: fixed;
    &[data-scrolls] {
      inline-size: max-content;
      min-inline-size: 100%;
      table-layout: auto;
    }
  }
  ${asCards} {
    display: block;
    background: none;
  }
`;

export const RecordsHead = styled.thead.attrs({ role: 'rowgroup' })`
  color: ${token('text-muted')};
  ${asCards} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const RecordsBody = styled.tbody.attrs({ role: 'rowgroup' })`
  [data-dimmed] > & {
    color: ${token('text-muted')};
  }
  ${asCards} {
    display: grid;
    & + & {
      margin-block-start: ${token('space-4')};
    }
  }
`;

export const RecordsFoot = styled.tfoot.attrs({ role: 'rowgroup' })`
  font-weight: ${token('weight-bold')};
  ${asCards} {
    display: block;
    margin-block-start: ${token('space-3')};
  }
`;

export const RecordsRow = styled.tr.attrs({ role: 'row' })`
  position: relative;
  ${asTable} {
    &[data-opens] {
      ${canHover} {
        &:hover > * {
          background: ${token('action-quiet-hover')};
        }
      }
    }
  }
  ${asCards} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-3')};
    padding: ${token('space-3')} ${token('space-4')};
    border-radius: ${token('radius-medium')};
    background: ${token('surface-raised')};
    /* Ends the line of title and figure. */
    &::before {
      content: '';
      order: 2;
      flex-basis: 100%;
    }
    tbody > & + & {
      border-block-start: 1px solid ${token('border')};
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    tfoot > & {
      border: 1px solid ${token('border-strong')};
    }
  }
`;

export const RecordsGroup = styled.tr.attrs({ role: 'row' })`
  ${asTable} {
    display: none;
  }
  ${asCards} {
    display: block;
  }
`;

export const RecordsGroupHead = styled.th.attrs({ role: 'rowheader', scope: 'rowgroup' })`
  ${asCards} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-3')};
    padding: 0;
    color: ${token('text-muted')};
    font-weight: ${token('weight-medium')};
    text-align: start;
  }
`;
