import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors } from '../foundation/media.ts';

export const DateRangeFrame = styled.fieldset`
  display: grid;
  gap: ${token('space-3')};
  container-type: inline-size;
  min-inline-size: 0;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-block-end: ${token('space-2')};
    padding: 0;
  }
`;

export const DateRangePresets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  > button {
    min-block-size: ${token('target-touch')};
    padding: ${token('space-1')} ${token('space-4')};
    border-radius: ${token('radius-pill')};
    background: ${token('action-quiet')};
    color: ${token('text')};
    font-size: ${token('font-size-2')};
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

export const DateRangeFields = styled.div`
  display: grid;
  align-items: start;
  gap: ${token('space-3')};
  @container (width >= 24rem) {
    grid-template-columns: 1fr 1fr;
  }
  input {
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }
`;
