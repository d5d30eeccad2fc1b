import { relative, sep } from 'node:path';
import type { Diagnostic } from './diagnostic.types.ts';

const keyOf = ({ file, line, column, code, message }: Diagnostic): string =>
  JSON.stringify([file, line, column, code, message]);

/** The parts of a folder in the order in which a merchant is made. */
const parts = ['tenant.json', 'brand', 'banners', 'messages', 'sandbox.json'];

/** Diagnostics of a folder in the order a person mends them: by part of the folder, then by file, line and column; none twice. */
export const orderDiagnostics = (dir: string, diagnostics: readonly Diagnostic[]): Diagnostic[] => {
  const seen = new Set<string>();
  const once = diagnostics.filter((diagnostic) => {
    const key = keyOf(diagnostic);
    return !seen.has(key) && seen.add(key);
  });
  const rank = ({ file }: Diagnostic): string => {
    const path = relative(dir, file).split(sep).join('/');
    const part = parts.indexOf(path.split('/')[0] ?? '');
    return `${part < 0 ? parts.length : part} ${path}`;
  };
  return once.sort((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    if (first !== second) return first < second ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
};
