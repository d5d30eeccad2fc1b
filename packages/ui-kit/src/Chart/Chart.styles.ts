import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';
import { breathing } from '../foundation/motion.styles.ts';

const height = '14rem';
const labelHeight = '1.75rem';

export const ChartFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  position: relative;
`;

export const ChartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  min-block-size: ${token('target-touch')};
`;

export const ChartTitle = styled.h3`
  font-size: ${token('font-size-4')};
`;

/** Always two lines of room, so that moving over the points moves nothing else. */
export const ChartLegend = styled.div`
  display: grid;
  gap: ${token('space-1')};
  font-size: ${token('font-size-2')};
  > p {
    color: ${token('text-muted')};
  }
  > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-1')} ${token('space-5')};
    > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${token('space-2')};
    }
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    color: ${token('text-muted')};
  }
  dd {
    min-inline-size: 6ch;
    margin: 0;
    font-family: ${token('font-figures')};
    font-weight: ${token('weight-bold')};
    font-variant-numeric: tabular-nums;
  }
`;

export const ChartMark = styled.i`
  flex: none;
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border: 2px solid ${token('accent')};
  border-radius: 2px;
  background: ${token('accent')};
  &[data-place='1'] {
    background: none;
  }
  &[data-kind='line'] {
    inline-size: 1rem;
    block-size: 0;
    border-width: 0 0 3px;
    border-color: ${token('accent-partner')};
    border-radius: 0;
  }
  &[data-tone='in'] {
    border-color: ${token('money-in')};
    background: ${token('money-in')};
  }
  &[data-tone='out'] {
    border-color: ${token('money-out')};
    background: ${token('money-out')};
  }
  ${forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
  }
`;

/** Axis labels beside and below the drawing, which takes the rest. */
export const ChartBody = styled.div`
  display: grid;
  grid-template: ${height} ${labelHeight} / auto minmax(0, 1fr);
  column-gap: ${token('space-2')};
  padding-block-start: 0.5lh;
  font-size: ${token('font-size-1')};
`;

/** Ticks are equidistant: the first and the last stand at the edges of the drawing. */
export const ChartTicks = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  > bdi {
    display: flex;
    align-items: center;
    justify-content: end;
    block-size: 0;
    white-space: nowrap;
  }
`;

export const ChartPlotFrame = styled.div`
  position: relative;
  border-radius: ${token('radius-small')};
  cursor: crosshair;
  touch-action: pan-y;
  &:has(> :focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

/** For keyboards and screen readers: a pointer is followed by the drawing itself. */
export const ChartSlider = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

export const ChartCanvas = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  [data-part='grid'] {
    stroke: ${token('border')};
  }
  [data-part='zero'] {
    stroke: ${token('border-strong')};
  }
  [data-part='active'] {
    fill: ${token('action-quiet')};
  }
  [data-part='bar'] {
    fill: ${token('accent')};
    stroke: ${token('accent')};
    &[data-tone='in'] {
      fill: ${token('money-in')};
      stroke: ${token('money-in')};
    }
    &[data-tone='out'] {
      fill: ${token('money-out')};
      stroke: ${token('money-out')};
    }
  }
  [data-place='1'] > [data-part='bar'] {
    fill: none;
  }
  [data-part='dot'] {
    fill: ${token('accent-partner')};
    stroke: ${token('surface-page')};
    stroke-width: 1.5px;
  }
  ${forcedColors} {
    [data-part='bar'],
    [data-part='dot'] {
      fill: CanvasText;
      stroke: CanvasText;
    }
    [data-part='active'] {
      fill: none;
      stroke: Highlight;
    }
  }
`;

export const ChartLine = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  > path {
    fill: none;
    stroke: ${token('accent-partner')};
    stroke-width: 2.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;

/** One place per point; a label may be wider than its place, since its neighbours are left out. */
export const ChartLabels = styled.div`
  display: flex;
  grid-column: 2;
  align-items: end;
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > span {
    display: flex;
    flex: 1 1 0;
    justify-content: center;
    min-inline-size: 0;
  }
`;

export const ChartWait = styled.div`
  block-size: calc(${height} + ${labelHeight} + 0.75rem);
  border-radius: ${token('radius-medium')};
  background: ${token('skeleton')};
  ${breathing}
`;
