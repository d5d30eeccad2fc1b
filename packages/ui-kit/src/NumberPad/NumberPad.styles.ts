import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors } from '../foundation/media.ts';

/** As many columns as fit. */
export const NumberPadGrid = styled.ul`
  --pad-key: 3rem;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--pad-key), 1fr));
  gap: ${token('space-2')};
  &[data-wide] {
    --pad-key: 8rem;
  }
  > li {
    display: grid;
    min-inline-size: 0;
  }
`;

export const NumberPadKey = styled.button`
  display: grid;
  gap: ${token('space-1')};
  align-content: center;
  justify-items: center;
  min-block-size: 3.25rem;
  padding: ${token('space-1')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  font: ${token('weight-bold')} ${token('font-size-3')}/1 ${token('font-figures')};
  font-variant-numeric: tabular-nums;
  ${canHover} {
    &:hover {
      border-color: ${token('accent')};
    }
  }
  > small {
    color: ${token('text-muted')};
    font: ${token('weight-medium')} ${token('font-size-1')}/1 ${token('font-body')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('text-on-accent')};
    > small {
      color: inherit;
    }
  }
  ${forcedColors} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;
