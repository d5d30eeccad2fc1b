import { expect, it } from 'vitest';
import { svgErrors } from '../testing/svgErrors.ts';
import { bannerMotifs, drawBanner } from './drawBanner.ts';

it.each(Object.keys(bannerMotifs))('draws the banner of %s, each look another, in at most 64 KB [REQ-207]', (group) => {
  const [one, other] = [drawBanner({ group, look: 'lacquer' }), drawBanner({ group, look: 'petrol' })];
  expect(svgErrors(one ?? '')).toEqual([]);
  expect(one).not.toBe(other);
  expect(Buffer.byteLength(one ?? '')).toBeLessThanOrEqual(64 * 1024);
  expect(drawBanner({ group, look: 'lacquer' })).toBe(one);
});

it('draws the next banner of a group another, and begins again after the last', () => {
  const [first, second, third] = [0, 1, 2].map((nth) => drawBanner({ group: 'w_reg', look: 'lacquer', nth }));
  expect(svgErrors(second ?? '')).toEqual([]);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(drawBanner({ group: 'w_rng', look: 'lacquer', nth: 4 })).toBeDefined();
});

it('draws none for another group, and any look that it does not know as one that it knows', () => {
  expect(drawBanner({ group: 'w_home', look: 'lacquer' })).toBeUndefined();
  expect(svgErrors(drawBanner({ group: 'w_rng', look: 'unknown' }) ?? '')).toEqual([]);
});
