import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';

/** One row at any width, which scrolls. */
export const TabList = styled.div`
  display: flex;
  gap: ${token('space-1')};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${token('border')};
`;

export const TabButton = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('target-touch')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-small')} ${token('radius-small')} 0 0;
  outline-offset: -2px;
  color: ${token('text-muted')};
  font-weight: ${token('weight-medium')};
  scroll-margin-inline: ${token('space-6')};
  white-space: nowrap;
  ${canHover} {
    &:hover {
      color: ${token('text')};
    }
  }
  > small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
    font-variant-numeric: tabular-nums;
  }
  &[aria-selected='true'] {
    color: ${token('text')};
  }
  /* A border, which forced colours leave in place. */
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto ${token('space-3')} 0;
    border-block-end: 3px solid ${token('accent')};
    border-radius: 3px 3px 0 0;
  }
`;

export const TabPanel = styled.div`
  padding-block: ${token('space-4')};
  border-radius: ${token('radius-small')};
`;
