import { expect, test } from 'vitest';
import { composeTheme } from '../compose/composeTheme.ts';
import { plainTheme } from './plainTheme.ts';
import { ratioOf, unreadablePairs } from './wcag.ts';

test('the ratio is the one that WCAG names: 21 for black on white, 4.54 for the grey that just passes', () => {
  expect(ratioOf('#000000', '#ffffff')).toBe(21);
  expect(ratioOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(ratioOf('#ffffff', '#777777')).toBeLessThan(4.5);
});

test('each pair that cannot be read is named with its ratio', () => {
  const { values } = composeTheme({ theme: plainTheme });
  expect(unreadablePairs(values.light)).toEqual([]);
  expect(unreadablePairs({ ...values.light, surface: '#777777', 'text-faint': values.dark['text'] ?? '' })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^text on surface: \d\.\d\d of 4\.5$/),
      expect.stringMatching(/^text-faint on surface-page: 1\.\d\d of 4\.5$/),
    ]) as unknown,
  );
});
