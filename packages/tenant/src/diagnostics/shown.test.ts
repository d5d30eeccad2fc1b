import { expect, test } from 'vitest';
import { printable, shown } from './shown.ts';

test('control, direction and invisible characters are printed as their code', () => {
  expect(printable('\u001B[31mred')).toBe('\\u{1B}[31mred');
  expect(printable('a\u0000b\u007Fc\u0085d')).toBe('a\\u{0}b\\u{7F}c\\u{85}d');
  expect(printable('a\u202Eb\u200Bc\u2028d\u2029e')).toBe('a\\u{202E}b\\u{200B}c\\u{2028}d\\u{2029}e');
  expect(printable('Jade 玉 \u00E9 👑')).toBe('Jade 玉 \u00E9 👑');
});

test('a value is quoted as JSON, cut after eighty characters, and a character is never cut in two', () => {
  expect(['a"b', 7, null, [1], undefined].map(shown)).toEqual(['"a\\"b"', '7', 'null', '[1]', 'undefined']);
  expect(shown('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
  expect(shown('x'.repeat(79))).toBe(`"${'x'.repeat(79)}…`);
  expect(shown('👑'.repeat(100))).toBe(`"${'👑'.repeat(79)}…`);
});
