import { expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.types.ts';
import { printDiagnostics } from './printDiagnostics.ts';

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
