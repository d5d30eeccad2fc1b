import { expect, test } from 'vitest';
import { didYouMean } from './didYouMean.ts';

test.each([
  ['brandNmae', 'brandName'],
  ['Lacquer', 'lacquer'],
  ['cn', 'CN'],
])('%s is near enough to mean %s', (name, meant) => {
  expect(didYouMean(name, ['brandName', 'lacquer', 'CN', 'domains'])).toBe(`Did you mean "${meant}"?`);
});

test('a word like nothing known is answered with what there is', () => {
  expect(didYouMean('zebra', ['lacquer', 'neon'])).toBe('Use one of: lacquer, neon.');
  expect(didYouMean('zebra', ['lacquer', 'neon'], 1)).toBe('Use one of: lacquer, … (2 in all).');
  expect(didYouMean('zebra', ['lacquer', 'neon'], 0)).toBe('Correct the name, or remove it.');
});
