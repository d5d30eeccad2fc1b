import { expect, it } from 'vitest';
import { svgFaults } from '../testing/svgFaults.ts';
import { bannerMotifs } from './bannerMotifs.ts';
import { drawBanner } from './drawBanner.ts';

it.each(Object.keys(bannerMotifs))('draws the banner of %s, each look another, in at most 64 KB [REQ-207]', (group) => {
  const [one, other] = [drawBanner({ group, look: 'lacquer' }), drawBanner({ group, look: 'petrol' })];
  expect(svgFaults(one ?? '')).toEqual([]);
  expect(one).not.toBe(other);
  expect(Buffer.byteLength(one ?? '')).toBeLessThanOrEqual(64 * 1024);
  expect(drawBanner({ group, look: 'lacquer' })).toBe(one);
});

it('draws none for another group, and any look that it does not know as one that it knows', () => {
  expect(drawBanner({ group: 'w_home', look: 'lacquer' })).toBeUndefined();
  expect(svgFaults(drawBanner({ group: 'w_rng', look: 'unknown' }) ?? '')).toEqual([]);
});
