import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** Fixed width and tabular figures, so that the layout does not shift with the time. */
export const ClockFrame = styled.div`
  display: grid;
  inline-size: 7.5rem;
  line-height: 1.25;
  text-align: center;
  white-space: nowrap;
  &[data-listed] {
    justify-items: start;
    inline-size: auto;
    padding-inline: ${token('space-3')};
  }
  > time {
    font-family: ${token('font-figures')};
    font-size: ${token('font-size-2')};
    font-variant-numeric: tabular-nums;
    direction: ltr;
  }
  > small {
    overflow: clip;
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
    text-overflow: ellipsis;
  }
`;
