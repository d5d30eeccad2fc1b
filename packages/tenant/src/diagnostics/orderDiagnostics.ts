import { relative, sep } from 'node:path';
import type { Diagnostic } from './diagnostic.types.ts';

const keyOf = ({ file, line, column, code, message }: Diagnostic): string =>
  JSON.stringify([file, line, column, code, message]);

/** Parts of a tenant folder in the order of creating a merchant. */
const parts = ['tenant.json', 'brand', 'banners', 'messages', 'sandbox.json'];

/**
 * Sorts and deduplicates diagnostics for a person who fixes them: by part of the folder, then by file, line and column.
 */
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
