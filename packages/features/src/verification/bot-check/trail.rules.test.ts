import { expect, it } from 'vitest';
import type { TrailPoint } from './botCheck.types.ts';
import { withPoint } from './trail.rules.ts';

const points = (count: number): TrailPoint[] => Array.from({ length: count }, (_, n) => ({ x: n, t: n }));

it('keeps each place until there are 256, and then every other and the last', () => {
  const last = { x: 9999, t: 9999 };
  expect(withPoint(points(254), last)).toEqual([...points(254), last]);
  const halved = withPoint(points(255), last);
  expect(halved).toEqual([...points(255).filter(({ x }) => x % 2 === 0), last]);
});

it('a trail of any length is sent short, from its first place to its last', () => {
  let trail: readonly TrailPoint[] = [];
  for (let n = 0; n < 2000; n += 1) trail = withPoint(trail, { x: n, t: n });
  expect(trail.length).toBeLessThan(256);
  expect([trail[0], trail.at(-1)]).toEqual([
    { x: 0, t: 0 },
    { x: 1999, t: 1999 },
  ]);
  expect(trail.every(({ t }, index) => index === 0 || t > (trail[index - 1]?.t ?? 0))).toBe(true);
});
