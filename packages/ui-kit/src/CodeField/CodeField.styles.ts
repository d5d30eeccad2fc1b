import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';

export const CodeFrame = styled.div`
  container-type: inline-size;
`;

/** `--pitch` is the distance between two digits: a cell and its gap. Cells shrink on narrow screens. */
export const CodeCells = styled.div`
  --gap: ${token('space-2')};
  --pitch: min(3.25rem, (100cqi + var(--gap)) / var(--length));
  position: relative;
  display: flex;
  gap: var(--gap);
  inline-size: fit-content;
  overflow: clip;
  overflow-clip-margin: 4px;
  border-radius: ${token('radius-medium')};
  &[data-length='4'] {
    --length: 4;
  }
  &[data-length='6'] {
    --length: 6;
  }
  &[data-length='8'] {
    --length: 8;
  }
  > span {
    inline-size: calc(var(--pitch) - var(--gap));
    block-size: 3.25rem;
    border: 1px solid ${token('border-control')};
    border-radius: ${token('radius-medium')};
    background: ${token('surface-sunken')};
  }
  &[data-invalid] > span {
    border-color: ${token('danger')};
    box-shadow: inset 0 0 0 1px ${token('danger')};
  }
  &:focus-within > span {
    border-color: ${token('focus')};
  }
  &:has(> :focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

/**
 * Tabular digits, spaced to the middle of their cells. The input is one cell longer than the row, so that the caret
 * after the last digit does not scroll the text.
 */
export const CodeInput = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: calc(100% + var(--pitch));
  padding: 0;
  padding-inline-start: calc((var(--pitch) - var(--gap) - 1ch) / 2);
  border: 0;
  outline: none;
  background: none;
  font-family: ${token('font-figures')};
  font-size: ${token('font-size-5')};
  font-variant-numeric: tabular-nums;
  letter-spacing: calc(var(--pitch) - 1ch);
  /* Otherwise a ground is laid under the digits, over the edges of their cells. */
  ${forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
  &:autofill {
    -webkit-text-fill-color: ${token('text')};
    background-clip: text;
  }
`;
