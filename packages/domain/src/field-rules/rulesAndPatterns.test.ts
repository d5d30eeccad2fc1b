import { describe, expect, it, test } from 'vitest';
import { demandedRule } from './demandedRule.ts';
import { checkField } from './fieldRules.rules.ts';
import * as fc from 'fast-check';
import { patternLengths } from './patternLengths.ts';
import { isSafePattern } from './isSafePattern.ts';

it('asks for what registration leaves out or leaves free, by the merchant’s own rule', () => {
  const own = {
    key: 'mobileNum',
    enabled: false,
    required: false,
    minLength: 5,
    maxLength: 15,
    patternId: 6,
    type: 'tel',
  };
  const asked = demandedRule([own], 'mobileNum');
  expect([checkField(asked, ''), checkField(asked, '1234'), checkField(asked, '13800000000')]).toEqual([
    { rule: 'required' },
    { rule: 'length', min: 5, max: 15 },
    undefined,
  ]);
});

it('asks for an address, digits or any text where the merchant says nothing', () => {
  expect(checkField(demandedRule([], 'email'), 'nobody')).toEqual({ rule: 'pattern', patternId: 3 });
  expect(checkField(demandedRule([], 'mobileNum'), '12a')).toEqual({ rule: 'pattern', patternId: 6 });
  expect(checkField(demandedRule([], 'username'), '文')).toBeUndefined();
});

test.each([
  ['', 0, 0],
  ['^[a-z]+$', 1, 255],
  ['[a-z]{4,12}', 4, 12],
  ['a{20}', 20, 20],
  ['(?:ab|c)?d', 1, 3],
  ['(ab){2,3}', 4, 6],
  [String.raw`\d\b\B\p{L}\u{1F451}`, 3, 3],
  ['(?=.*\\d)(?<!x)[a-z]{2}', 2, 2],
  ['[^\\]]', 1, 1],
  ['a|bb|ccc', 1, 3],
  ['.*', 0, 255],
  ['(?:[]x)?', 0, 0],
])('a value that keeps %j has %i to %i characters', (source, min, max) => {
  expect(patternLengths(source)).toEqual({ min, max });
});

test('an empty class has no length that any value has; what does not compile has none', () => {
  const { min = 0, max = 0 } = patternLengths('a[]') ?? {};
  expect(min).toBeGreaterThan(max);
  expect(patternLengths('[')).toBeUndefined();
});

const part = fc.constantFrom('a', '[bc]', '.', String.raw`\d`, '(?:ab|c)', '^', '(?=x)');
const repeat = fc.constantFrom('', '?', '*', '{2}', '{1,3}', '+');

test('no value that matches is shorter or longer than is said', () => {
  const source = fc
    .array(fc.tuple(part, repeat), { maxLength: 4 })
    .map((parts) =>
      parts.map(([one, times]) => (/^[\^(]\??=?/.test(one) && one !== '(?:ab|c)' ? one : one + times)).join(''),
    );
  fc.assert(
    fc.property(source, fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 8 }), (pattern, value) => {
      if (!new RegExp(`^(?:${pattern})$`, 'u').test(value)) return;
      const { min = Infinity, max = 0 } = patternLengths(pattern) ?? {};
      expect(value.length).toBeGreaterThanOrEqual(min);
      expect(value.length).toBeLessThanOrEqual(max);
    }),
  );
});

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
