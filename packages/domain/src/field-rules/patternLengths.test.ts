import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternLengths } from './patternLengths.ts';

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
