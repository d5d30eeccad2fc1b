import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const StoryStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  h3 {
    margin-block-end: ${token('space-2')};
    font-size: ${token('font-size-3')};
  }
`;

/** Events with their time, and their amount at the end side. */
export const StoryLines = styled.ol`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space-4')};
    padding-block: ${token('space-2')};
  }
  > li + li {
    border-block-start: 1px solid ${token('border')};
  }
  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;

/** The amount that a sheet explains. */
export const StoryFigure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
`;

/** Heading of a day among cards: the day, and its net at the end side. */
export const DayHead = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
`;

/** Room for the chart while its chunk loads. */
export const ChartRoom = styled.div`
  min-block-size: 23rem;
`;

/** The rates beneath the rebates. */
export const RatesPart = styled.section`
  h2 {
    margin-block-end: ${token('space-2')};
    font-size: ${token('font-size-3')};
  }
`;

export const ClaimCell = styled.span`
  display: grid;
  justify-items: start;
  gap: ${token('space-1')};
  outline: none;
`;
