import type { PointerEvent } from 'react';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { ChartCanvas, ChartLine, ChartPlotFrame, ChartSlider } from './Chart.styles.ts';
import type { ChartPoint, ChartSeries } from './Chart.types.ts';
import { barAt, bandsOf, fixed, linePath, type Scale, toneOf } from './chartScale.ts';

export type ChartPlotProps = {
  label: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  scale: Scale;
  active: number;
  onActivate: (point: number) => void;
};

const MOST_DOTS = 16;

/**
 * The drawing over a native slider: arrow keys move through the points in the reading direction, and screen readers
 * announce their values. Coordinates are percentages, so that it is as wide as its place without being measured.
 */
export function ChartPlot({ label, points, series, scale, active, onActivate }: ChartPlotProps) {
  const { arrowKeys } = useKitWords();
  const bars = series.filter(({ kind }) => kind === 'bar');
  const last = points.length - 1;

  const handlePointer = (event: PointerEvent) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const share = (isMirrored ? right - event.clientX : event.clientX - left) / width;
    onActivate(Math.min(last, Math.max(0, Math.floor(share * bandsOf(points.length)))));
  };

  return (
    <ChartPlotFrame onPointerMove={handlePointer} onPointerDown={handlePointer}>
      <ChartSlider
        type="range"
        aria-label={label}
        aria-description={arrowKeys}
        min={0}
        max={last}
        value={active}
        aria-valuetext={textOf(points[active], series, active)}
        onChange={(event) => onActivate(event.target.valueAsNumber)}
      />
      <ChartCanvas aria-hidden="true">
        <rect
          data-part="active"
          x={`${fixed(scale.band * active)}%`}
          y="0"
          width={`${fixed(scale.band)}%`}
          height="100%"
        />
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            data-part={tick === 0 ? 'zero' : 'grid'}
            x1="0"
            x2="100%"
            y1={`${fixed(scale.y(tick))}%`}
            y2={`${fixed(scale.y(tick))}%`}
          />
        ))}
        {bars.map(({ id: key, values, tone }, place) => (
          <g key={key} data-place={place}>
            {values.map((value, point) => {
              if (value === undefined || value === 0) return undefined;
              const bar = barAt(scale, point, value, place, bars.length);
              return (
                <rect
                  key={points[point]?.id}
                  data-part="bar"
                  data-tone={tone && toneOf(value)}
                  x={`${fixed(bar.start)}%`}
                  y={`${fixed(bar.top)}%`}
                  width={`${fixed(bar.width)}%`}
                  height={`${fixed(bar.height)}%`}
                />
              );
            })}
          </g>
        ))}
        {series
          .filter(({ kind }) => kind === 'line')
          .map(({ id: key, values }) => (
            <g key={key}>
              <ChartLine viewBox="0 0 100 100" preserveAspectRatio="none">
                <path d={linePath(scale, values)} />
              </ChartLine>
              {values.map(
                (value, point) =>
                  value !== undefined &&
                  (point === active || values.length <= MOST_DOTS) && (
                    <circle
                      key={points[point]?.id}
                      data-part="dot"
                      cx={`${fixed(scale.x(point))}%`}
                      cy={`${fixed(scale.y(value))}%`}
                      r={point === active ? 5 : 3}
                    />
                  ),
              )}
            </g>
          ))}
      </ChartCanvas>
    </ChartPlotFrame>
  );
}

const textOf = (point: ChartPoint | undefined, series: readonly ChartSeries[], at: number): string => {
  const values = series.map(({ label, texts }) => `${label} ${texts[at] ?? ''}`);
  return `${point?.label ?? ''}: ${values.join(', ')}`;
};
