import { expect, test } from 'vitest';
import { didYouMean, nearest } from './didYouMean.ts';

test.each([
  ['brandNmae', 'brandName'],
  ['Lacquer', 'lacquer'],
  ['cn', 'CN'],
])('%s is near enough to mean %s', (name, meant) => {
  expect(didYouMean(name, ['brandName', 'lacquer', 'CN', 'domains'])).toBe(`Did you mean "${meant}"?`);
});

test('an unknown word without a close match lists the known ones', () => {
  expect(didYouMean('zebra', ['lacquer', 'neon'])).toBe('Use one of: lacquer, neon.');
  expect(didYouMean('zebra', ['lacquer', 'neon'], 2)).toBe('Use one of: lacquer, neon.');
  expect(didYouMean('zebra', ['lacquer', 'neon'], 1)).toBe('Use one of: lacquer, … (2 in all).');
  expect(didYouMean('zebra', ['lacquer', 'neon'], 0)).toBe('Correct the name, or remove it.');
});

test('two letters that changed places are one slip, two others are two, and a word that is known is itself', () => {
  for (const word of ['noen', 'neoon', 'nen', 'eon']) expect(nearest(word, ['neon'])).toBe('neon');
  for (const word of ['nenx', 'nexo', 'nexx']) expect(nearest(word, ['neon'])).toBeUndefined();
  expect(nearest('noen', ['neon', 'noen'])).toBe('noen');
});
