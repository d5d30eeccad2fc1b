import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reach } from '../layers/importCircles.ts';

/** Matches relative static imports that are not type-only. */
const imports = /^(?:(?:import|export)\s+(?!type\b)[^'"]*?from\s+|import\s+)'(\.[^']+)'/gm;

/** For each file of a package, how many of its test files load it by static imports, directly or through others. */
export const testsThatLoad = (folder: string): ReadonlyMap<string, number> => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file));
  const loads = new Map(files.map((file) => [file, importsOf(file)]));
  const counts = new Map<string, number>();
  for (const test of files.filter((file) => file.includes('.test.')))
    for (const file of reach(test, loads)) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
};

const importsOf = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(imports), ([, path = '']) => join(dirname(file), path));
