import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED } from './addedTo.ts';

/** Numbers of files and lines over all layers, without generated files. */
export const linesOf = (root: string, files: readonly string[]) => {
  const written = files.filter((path) => !GENERATED.test(path));
  const lines = written.map((path) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length);
  return { files: written.length, lines: lines.reduce((sum, each) => sum + each, 0) };
};
