import { expect, it } from 'vitest';
import { axisTicks, barAt, labelStep, linePath, scaleOf } from './chartScale.ts';

it.each([
  [
    [0, 87],
    [0, 25, 50, 75, 100],
  ],
  [
    [-430, 980],
    [-500, 0, 500, 1000],
  ],
  [[3], [0, 1, 2, 3]],
  [[-7], [-8, -6, -4, -2, 0]],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])('the axis of %j has the round values %j', (values, ticks) => {
  expect(axisTicks(values)).toEqual(ticks);
});

const series = (values: readonly (number | undefined)[]) =>
  [{ id: 'net', label: 'Net', kind: 'bar', values, texts: [] }] as const;

it('a bar grows from zero, upwards for a gain and downwards for a loss', () => {
  const scale = scaleOf(series([100, -100]), 10);
  expect(barAt(scale, 0, 100, 0, 1)).toMatchObject({ top: 0, height: 50 });
  expect(barAt(scale, 1, -50, 0, 1)).toMatchObject({ top: 50, height: 25 });
});

it('bars of two series stand side by side at their point', () => {
  const scale = scaleOf(series([100]), 10);
  const [one, two] = [barAt(scale, 3, 100, 0, 2), barAt(scale, 3, 100, 1, 2)];
  expect([one.start + one.width <= two.start, one.start > 30, two.start + two.width < 40]).toEqual([true, true, true]);
});

it('few points keep bars narrow and stand at the start', () => {
  const scale = scaleOf(series([100]), 1);
  expect([scale.band < 15, scale.x(0) < 10]).toEqual([true, true]);
});

it('a line has a gap where there is no value', () => {
  const scale = scaleOf(series([0, 100]), 10);
  expect(linePath(scale, [0, 100, undefined, 50])).toBe('M5 100L15 0M35 50');
});

it.each([
  [30, 5],
  [7, 2],
  [6, 1],
])('of %i labels each %ith is shown', (points, step) => {
  expect(labelStep(points, 6)).toBe(step);
});
