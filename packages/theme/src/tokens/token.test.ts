import { expect, test } from 'vitest';
import { token } from './token.ts';
import { isTokenName, tokenNames } from './tokenTypes.ts';

test('a reference is the CSS variable of the same name, without a fallback', () => {
  expect(token('surface-raised')).toBe('var(--surface-raised)');
});

test('only the contract’s own names are names', () => {
  expect(tokenNames.every(isTokenName)).toBe(true);
  expect(isTokenName('surface-rasied')).toBe(false);
  expect(isTokenName('toString')).toBe(false);
});
