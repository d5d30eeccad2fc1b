import { expect, it } from 'vitest';
import { missingFeatures } from './browserFloor.ts';

const modern = { Promise, Map, AbortSignal };

it('a browser of today misses nothing', () => {
  expect(missingFeatures(modern)).toEqual([]);
});

it.each([
  ['Promise', 'Promise.withResolvers'],
  ['Map', 'Map.groupBy'],
  ['AbortSignal', 'AbortSignal.any'],
])('without that of %s, %s is named', (owner, feature) => {
  expect(missingFeatures({ ...modern, [owner]: {} })).toEqual([feature]);
});
