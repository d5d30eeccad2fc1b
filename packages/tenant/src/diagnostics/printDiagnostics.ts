import { relative } from 'node:path';
import { styleText } from 'node:util';
import type { Diagnostic } from './diagnostic.types.ts';
import { printable } from './shown.ts';

const countOf = (diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): string => {
  const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return count === 0 ? '' : `${count} ${severity}${count === 1 ? '' : 's'}`;
};

/** Formats diagnostics for a terminal: position, message, fix, and a count at the end. Paths are relative to `from`. */
export const printDiagnostics = (
  diagnostics: readonly Diagnostic[],
  { from = process.cwd(), color = false } = {},
): string => {
  const paint = (format: Parameters<typeof styleText>[0], text: string) =>
    color ? styleText(format, text, { validateStream: false }) : text;
  const blocks = diagnostics.map(({ severity, code, file, line, column, message, fix }) => {
    const place = printable(`${relative(from, file) || file}:${line}:${column}`);
    const kind = paint(severity === 'error' ? 'red' : 'yellow', severity);
    return `${paint('bold', place)}  ${kind}  ${printable(message)}  ${paint('dim', code)}\n    ${printable(fix)}\n`;
  });
  const total = [countOf(diagnostics, 'error'), countOf(diagnostics, 'warning')].filter(Boolean).join(', ');
  return total ? `${blocks.join('\n')}\n${total}\n` : '';
};
