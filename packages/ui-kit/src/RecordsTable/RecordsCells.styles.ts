import { token } from '@baize/theme';
import { css, styled } from 'styled-components';
import { short } from '../foundation/media.ts';
import { asCards, asTable } from './asCards.styles.ts';

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

export const RecordsColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  ${cell}
  ${asTable} {
    position: sticky;
    z-index: 2;
    inset-block-start: var(--sticky-top, 0px);
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
      > span {
        margin-inline-start: 0;
      }
    }
    &:is([data-card='figure'], [data-card='line'], [data-card='title'])::before {
      content: none;
    }
    &&[data-waits] > * {
      inline-size: 6rem;
    }
  }
`;
