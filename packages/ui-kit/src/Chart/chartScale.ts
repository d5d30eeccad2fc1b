import type { ChartSeries } from './Chart.types.ts';

const STEPS = [1, 2, 2.5, 5, 10];

/** Equidistant round values from at most the least to at least the greatest value, zero among them. */
export const axisTicks = (values: readonly number[], intervals = 4): readonly number[] => {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  const span = greatest - least;
  if (span === 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(span / intervals));
  const step = power * (STEPS.find((each) => each * power * intervals >= span) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  return Array.from({ length: last - first + 1 }, (_, place) => round((first + place) * step));
};

const round = (value: number) => Number(value.toPrecision(12));

/** Fewer points leave room at the end, so that a bar is never as wide as the chart. */
const LEAST_BANDS = 7;
const BAR_SHARE = 0.62;

export const bandsOf = (points: number) => Math.max(points, LEAST_BANDS);

/** Places in the drawing, in percent of its width and height, from the start and from the top. */
export type Scale = {
  ticks: readonly number[];
  /** Width of the place of a point. */
  band: number;
  y: (value: number) => number;
  /** Middle of a point's place. */
  x: (point: number) => number;
};

export const scaleOf = (series: readonly ChartSeries[], points: number): Scale => {
  const values = series.flatMap((each) => each.values).filter((value) => value !== undefined);
  const ticks = axisTicks(values);
  const least = ticks[0] ?? 0;
  const greatest = ticks.at(-1) ?? 1;
  const band = 100 / bandsOf(points);
  return {
    ticks,
    band,
    y: (value) => ((greatest - value) / (greatest - least)) * 100,
    x: (point) => (point + 0.5) * band,
  };
};

export type Bar = { start: number; width: number; top: number; height: number };

/** A bar of one of `count` series, which stand side by side at a point. */
export const barAt = (scale: Scale, point: number, value: number, place: number, count: number): Bar => {
  const width = (scale.band * BAR_SHARE) / count;
  const zero = scale.y(0);
  const end = scale.y(value);
  return {
    start: scale.x(point) - (width * count) / 2 + width * place,
    width: width * (count > 1 ? 0.88 : 1),
    top: Math.min(zero, end),
    height: Math.abs(zero - end),
  };
};

/** An SVG path in a box of 100 by 100, with gaps where there is no value. */
export const linePath = (scale: Scale, values: readonly (number | undefined)[]): string => {
  let path = '';
  let isDrawing = false;
  for (const [point, value] of values.entries()) {
    if (value !== undefined) {
      path += `${isDrawing ? 'L' : 'M'}${fixed(scale.x(point))} ${fixed(scale.y(value))}`;
    }
    isDrawing = value !== undefined;
  }
  return path;
};

/** Money in or out, by the sign of a value. */
export const toneOf = (value: number | undefined) => ((value ?? 0) < 0 ? 'out' : 'in');

export const fixed = (percent: number) => String(Number(percent.toFixed(3)));

/** Every nth label is shown, so that at most `most` are. */
export const labelStep = (points: number, most: number) => Math.max(1, Math.ceil(points / most));
