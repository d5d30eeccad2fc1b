import { expect, it } from 'vitest';
import type { TrailPoint } from './botCheck.types.ts';
import { withPoint } from './trail.rules.ts';

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
