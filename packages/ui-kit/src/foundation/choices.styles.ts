import { token } from '@baize/theme';
import { css } from 'styled-components';
import { canHover, forcedColors } from './media.ts';

/** A row of small toggle buttons that fill in a field, the pressed one inverted. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  > button {
    min-block-size: ${token('target-touch')};
    padding: ${token('space-1')} ${token('space-4')};
    border-radius: ${token('radius-pill')};
    background: ${token('action-quiet')};
    color: ${token('text')};
    font-size: ${token('font-size-2')};
    font-variant-numeric: tabular-nums;
    ${canHover} {
      min-block-size: 2.25rem;
      &:hover {
        background: ${token('action-quiet-hover')};
      }
    }
    &[aria-pressed='true'] {
      background: ${token('text')};
      color: ${token('surface-page')};
    }
    &:disabled:not([aria-pressed='true']) {
      color: ${token('text-muted')};
    }
    &:disabled {
      cursor: default;
    }
    ${forcedColors} {
      border: 1px solid;
      &[aria-pressed='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`;
