import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, forcedColors } from '../foundation/media.ts';

export const VendorChipFrame = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('target-touch')};
  padding: ${token('space-1')} ${token('space-4')};
  border-radius: ${token('radius-pill')};
  background: ${token('surface-raised')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
  max-inline-size: 100%;
  white-space: nowrap;
  outline-offset: -2px;
  ${canHover} {
    min-block-size: 2.25rem;
    &:hover {
      color: ${token('text')};
    }
  }
  > bdi {
    min-inline-size: 0;
    overflow-x: clip;
    text-overflow: ellipsis;
  }
  > :is(img, span, small) {
    flex: none;
  }
  /* The span holds the place of a picture that is not fetched yet. */
  > :is(img, span) {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  > img {
    object-fit: contain;
  }
  > small {
    color: ${token('text-accent')};
    font-size: ${token('font-size-1')};
    font-weight: ${token('weight-bold')};
  }
  [data-quiet] & > small:not([data-maintenance]) {
    display: none;
  }
  > small[data-maintenance] {
    color: ${token('warning')};
  }
  &[aria-pressed='true'] {
    background: ${token('text')};
    color: ${token('surface-page')};
    > small {
      color: inherit;
    }
  }
  ${forcedColors} {
    border: 1px solid;
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
