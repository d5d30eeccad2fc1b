import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const FilterBarFrame = styled('search')`
  container-type: inline-size;
  display: grid;
  gap: ${token('space-3')};
`;

/** One row that scrolls on narrow screens, so that the list below keeps its place. */
export const FilterBarChips = styled.div`
  display: grid;
  gap: ${token('space-2')};
  @container (width < 40rem) {
    margin: -2px;
    padding: 2px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    > * {
      flex-wrap: nowrap;
      inline-size: max-content;
    }
    button {
      flex: none;
      white-space: nowrap;
    }
  }
`;

export const FilterBarControls = styled.div`
  display: none;
  @container (width >= 40rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${token('space-3')};
    > * {
      flex: 1 1 10rem;
      max-inline-size: 16rem;
    }
    > fieldset {
      flex: 2 1 20rem;
      max-inline-size: 24rem;
    }
  }
`;

/** The count at the start, the button of the sheet before it on narrow screens, the reset at the end. */
export const FilterBarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-block-size: ${token('target-touch')};
  > output {
    flex: 1;
    min-inline-size: 8rem;
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
    font-variant-numeric: tabular-nums;
  }
`;

export const FilterBarOpen = styled.div`
  @container (width >= 40rem) {
    display: none;
  }
`;

export const FilterBarSheet = styled.div`
  display: grid;
  gap: ${token('space-4')};
`;
