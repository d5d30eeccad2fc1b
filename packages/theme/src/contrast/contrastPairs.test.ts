import { expect, test } from 'vitest';
import { demandedPairs } from '../testing/wcag.ts';
import { tokenNames } from '../tokens/tokenTypes.ts';
import { contrastPairs, minimumContrast } from './contrastPairs.ts';

test('the table has every pair that WCAG asks of words, controls and focus, with no less than its ratio', () => {
  const asked = new Map(
    contrastPairs.map(({ foreground, background, use }) => [`${foreground} on ${background}`, minimumContrast[use]]),
  );
  const demanded = demandedPairs(tokenNames);
  expect(demanded.length).toBeGreaterThan(100);
  const short = demanded.filter(({ figure, ground, least }) => !((asked.get(`${figure} on ${ground}`) ?? 0) >= least));
  expect(short).toEqual([]);
});

test('words over a picture are asked for at its lightest and at its darkest, a state and a skeleton by our own measure', () => {
  const over = contrastPairs.filter(({ beneath }) => beneath !== undefined);
  expect(over.map(({ foreground, use, beneath }) => [foreground, use, beneath])).toEqual([
    ['text-on-hero', 'text', 'white'],
    ['text-on-hero', 'text', 'black'],
    ['text-on-hero', 'focus', 'white'],
  ]);
  const ours = contrastPairs.filter(({ use }) => use === 'state' || use === 'shape');
  expect(new Set(ours.map(({ foreground }) => foreground))).toEqual(
    new Set(['action-quiet-hover', 'overlay-hover', 'skeleton']),
  );
  expect(ours.every(({ use }) => minimumContrast[use] > 1)).toBe(true);
});
