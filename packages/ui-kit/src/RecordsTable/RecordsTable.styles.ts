import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { canHover, short } from '../foundation/media.ts';

/** Rows become cards below this width of the container. */
const asCards = '@container (width < 40rem)';
const asTable = '@container (width >= 40rem)';

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

const cell = css`
  block-size: 2.75rem;
  padding: ${token('space-1')} ${token('space-3')};
  font-weight: inherit;
  line-height: ${token('line-tight')};
  text-align: start;
  overflow-wrap: anywhere;
  /* An amount breaks only where its format lets it. */
  &[data-align='end'] {
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
    text-align: end;
  }
  &:first-child {
    padding-inline-start: ${token('space-4')};
  }
  &:last-child {
    padding-inline-end: ${token('space-4')};
  }
  [data-density='compact'] & {
    block-size: 2.25rem;
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
    gap: ${token('space-2')};
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
    tfoot > & {
      border: 1px solid ${token('border-strong')};
    }
  }
`;

export const RecordsColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  ${cell}
  ${asTable} {
    position: sticky;
    z-index: 2;
    inset-block-start: ${token('header-height')};
    border-block-end: 1px solid ${token('border-strong')};
    background: ${token('surface-raised')};
    font-size: ${token('font-size-1')};
    font-weight: ${token('weight-medium')};
    ${short} {
      position: static;
    }
    dialog &,
    [data-scrolls] & {
      inset-block-start: 0;
    }
    [data-scrolls] &:first-child {
      z-index: 3;
      inset-inline-start: 0;
    }
    &:first-child {
      border-start-start-radius: ${token('radius-medium')};
    }
    &:last-child {
      border-start-end-radius: ${token('radius-medium')};
    }
  }
  &[data-width='small'] {
    inline-size: 6rem;
  }
  &[data-width='medium'] {
    inline-size: 9rem;
  }
  &[data-width='large'] {
    inline-size: 14rem;
  }
  > button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-block-size: 1.75rem;
    text-align: inherit;
    > svg {
      inline-size: 1rem;
    }
  }
  &[aria-sort] {
    color: ${token('text')};
  }
`;

/** Lines between rows and, in a frame that scrolls, the pinned first column and last row. */
const line = css`
  ${asTable} {
    tbody &,
    tfoot & {
      border-block-start: 1px solid ${token('border')};
    }
    tbody:first-of-type > :first-child > & {
      border-block-start: 0;
    }
    tfoot & {
      border-block-start-color: ${token('border-strong')};
    }
    [data-scrolls] &:first-child {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
      background: ${token('surface-raised')};
      box-shadow: 1px 0 ${token('border')};
      &:dir(rtl) {
        box-shadow: -1px 0 ${token('border')};
      }
    }
    [data-scrolls] > tfoot & {
      position: sticky;
      z-index: 1;
      inset-block-end: 0;
      background: ${token('surface-raised')};
      &:first-child {
        z-index: 2;
      }
    }
  }
`;

/** Title of a card, at the start of its first line. */
const title = css`
  order: 0;
  flex: 1 1 50%;
  min-inline-size: min(8rem, 100%);
  block-size: auto;
  padding: 0;
  font-size: ${token('font-size-3')};
  text-align: start;
`;

export const RecordsRowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
  ${line}
  font-weight: ${token('weight-medium')};
  tfoot & {
    font-weight: inherit;
  }
  ${asCards} {
    && {
      ${title}
    }
  }
`;

/** Covers its row, so that a press anywhere opens it; controls in other cells lie above. */
export const RecordsOpen = styled.button`
  min-block-size: 1.5rem;
  font-weight: inherit;
  text-align: inherit;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    &::after {
      border-radius: ${token('radius-small')};
      outline: 2px solid ${token('focus')};
      outline-offset: -2px;
    }
  }
`;

/** In a card the column's name precedes the value as CSS content, since screen readers get it from the table. */
export const RecordsCell = styled.td.attrs({ role: 'cell' })`
  ${cell}
  ${line}
  :is(a, button, summary) {
    position: relative;
    z-index: 1;
  }
  &[data-waits][data-align='end'] > * {
    margin-inline-start: auto;
  }
  ${asCards} {
    && {
      order: 4;
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${token('space-4')};
      inline-size: 100%;
      block-size: auto;
      padding: 0;
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
    &&:empty,
    &&[data-card='none'] {
      display: none;
    }
    &&[data-card='figure'] {
      order: 1;
      inline-size: auto;
      max-inline-size: 100%;
      margin-inline-start: auto;
      font-size: ${token('font-size-3')};
      font-weight: ${token('weight-bold')};
    }
    &&[data-card='line'] {
      order: 3;
      inline-size: auto;
      max-inline-size: 100%;
      color: ${token('text-muted')};
      > span {
        text-align: start;
      }
    }
    &&[data-card='title'] {
      ${title}
    }
    &:is([data-card='figure'], [data-card='line'], [data-card='title'])::before {
      content: none;
    }
    &&[data-waits] > * {
      inline-size: 6rem;
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
