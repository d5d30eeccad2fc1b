import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafePattern } from './isSafePattern.ts';

describe('isSafePattern', () => {
  it.each([
    '^(a+)+$',
    '(a*)*',
    '(a|a)+',
    '(a|ab)*b',
    '(?:a?){40}a{40}',
    `${'a?'.repeat(40)}${'a'.repeat(40)}`,
    '(.*)\\1',
    '(?<x>a)\\k<x>',
    '.*.*.*.*x',
    '.*?.*?.*?.*?x',
    '.+?.+?.+?.+?x',
    '(?=(a+)+$)a',
    '([a-z]+\\.?)+',
    'a{1,100}b{1,100}c{1,100}d{1,100}',
    '(a+?)+',
    '(a*?)*',
    '(?=(?:a|b){23})(?=(?:a|b){23})c',
    '(?:a|b){1,4294967295}',
  ])('refuses %j, which can run away [REQ-126]', (source) => {
    expect(isSafePattern(source)).toBe(false);
  });

  it.each(['*', '(', 'a{2', '[z-a]', '\\a', 'x'.repeat(501)])(
    'refuses %j, which does not compile or is too long to read [REQ-126]',
    (source) => {
      expect(isSafePattern(source)).toBe(false);
    },
  );

  it.each([
    '^[A-Za-z][A-Za-z0-9]{5,11}$',
    '^1\\d{10}$',
    '[\\w.-]+@[\\w-]+\\.[a-z]{2,}',
    '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d).{8,20}$',
    '(?:\\+?86)?1[3-9]\\d{9}',
    '\\p{Script=Han}{2,10}',
    '[^\\s\\]]+',
    '(?:ab)+',
    '(ab)+c',
    '(?<word>ab)c',
    '(?<=a)b',
    '(?<!a)b',
    '[\\](]',
    '[a-z(]',
    '[*+?]{1,8}',
    '[\\]*+]{1,8}',
    'x'.repeat(500),
    'yes|no|maybe',
    '',
  ])('accepts %j [REQ-126]', (source) => {
    expect(isSafePattern(source)).toBe(true);
  });

  it('allows 2²⁴ ways to match and not one more, however they are written [REQ-126]', () => {
    const bounds: [within: string, beyond: string][] = [
      ['a?'.repeat(24), 'a?'.repeat(25)],
      ['(?:a|b){24}', '(?:a|b){25}'],
      ['(?:a|b){1,23}', '(?:a|b){1,24}'],
      ['(?:(?:a|b){23}|(?:c|d){23})', '(?:(?:a|b){23}|(?:c|d){23}|e)'],
    ];
    for (const [within, beyond] of bounds)
      expect([within, isSafePattern(within), isSafePattern(beyond)]).toEqual([within, true, false]);
  });

  it('refuses a construct that it does not know [REQ-126]', () => {
    expect(isSafePattern('(?i:a)b')).toBe(false);
  });

  it('refuses whatever repeats a repetition [REQ-126]', () => {
    const open = fc.constantFrom('+', '*', '{2,}', '{1,200}');
    fc.assert(
      fc.property(open, open, fc.constantFrom('a', '[a-z]', '\\d', '.'), (inner, outer, atom) => {
        expect(isSafePattern(`(?:${atom}${inner})${outer}`)).toBe(false);
      }),
    );
  });

  it('answers for any text at all without throwing [REQ-126]', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (source) => typeof isSafePattern(source) === 'boolean'));
  });
});
