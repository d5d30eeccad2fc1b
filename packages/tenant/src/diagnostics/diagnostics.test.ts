import { expect, test } from 'vitest';
import { didYouMean, nearest } from './didYouMean.ts';
import { join } from 'node:path';
import type { Diagnostic } from './diagnostic.types.ts';
import { orderDiagnostics } from './orderDiagnostics.ts';
import { printDiagnostics } from './printDiagnostics.ts';
import { printable, shown } from './shown.ts';

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

const dir = join('/tenants', 'alpha');
const at = (path: string, line = 1, column = 1, message = 'm'): Diagnostic => ({
  severity: 'error',
  code: 'wrong-value',
  file: join(dir, path),
  line,
  column,
  message,
  fix: 'f',
});

const orderOf = (diagnostics: readonly Diagnostic[]) =>
  orderDiagnostics(dir, diagnostics).map(({ file, line, column }) => [file.slice(dir.length + 1), line, column]);

test('the parts of a folder come in the order in which a merchant is made, what belongs to none of them last', () => {
  const paths = ['README', 'sandbox.json', 'messages/EN.po', 'banners/banners.json', 'brand/logo.svg', 'tenant.json'];
  for (const given of [paths, paths.toReversed()])
    expect(orderOf(given.map((path) => at(path))).map(([path]) => path)).toEqual(paths.toReversed());
});

test('in a part files come by name, in a file places by line and column, as numbers', () => {
  const given = [at('brand/b.svg', 1), at('brand/a.svg', 10, 2), at('brand/a.svg', 9, 30), at('brand/a.svg', 9, 4)];
  expect(orderOf(given)).toEqual([
    ['brand/a.svg', 9, 4],
    ['brand/a.svg', 9, 30],
    ['brand/a.svg', 10, 2],
    ['brand/b.svg', 1, 1],
  ]);
});

test('equal diagnostics are merged, unless their positions differ', () => {
  const given = [at('tenant.json'), at('tenant.json'), at('tenant.json', 2), at('tenant.json', 1, 1, 'other')];
  expect(orderDiagnostics(dir, given)).toEqual([given[0], given[3], given[2]]);
});

const error: Diagnostic = {
  severity: 'error',
  code: 'wrong-value',
  file: '/tenants/alpha/tenant.json',
  line: 9,
  column: 12,
  message: 'It is wrong.',
  fix: 'Right it.',
};
const warning: Diagnostic = { ...error, severity: 'warning', code: 'unknown-file', line: 1, column: 1 };
const print = (...diagnostics: Diagnostic[]) => printDiagnostics(diagnostics, { from: '/tenants' });

test('each diagnostic has position, severity, message, code and fix; the count comes last', () => {
  expect(print(error, warning)).toBe(
    [
      'alpha/tenant.json:9:12  error  It is wrong.  wrong-value\n    Right it.\n',
      'alpha/tenant.json:1:1  warning  It is wrong.  unknown-file\n    Right it.\n',
      '1 error, 1 warning\n',
    ].join('\n'),
  );
});

test('counts use the plural, and omit a severity without diagnostics', () => {
  expect(print(error, error).split('\n').at(-2)).toBe('2 errors');
  expect(print(warning, warning, warning).split('\n').at(-2)).toBe('3 warnings');
  expect(print()).toBe('');
});

test('a diagnostic’s file is named even if it is the base path', () => {
  expect(printDiagnostics([error], { from: error.file })).toContain('/tenants/alpha/tenant.json:9:12  error');
});

test('a terminal that shows colours gets them, and nothing from a file acts in it', () => {
  const red = printDiagnostics([{ ...error, message: '\u001B[2J', fix: '\u0007' }], { from: '/tenants', color: true });
  expect(red).toContain('\u001B[1malpha/tenant.json:9:12\u001B[22m  \u001B[31merror\u001B[39m  \\u{1B}[2J  ');
  expect(red).toContain('\u001B[2mwrong-value\u001B[22m\n    \\u{7}\n');
  expect(printDiagnostics([warning], { color: true })).toContain('\u001B[33mwarning\u001B[39m');
});

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
