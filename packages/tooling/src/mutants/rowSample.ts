import { readFileSync, globSync } from 'node:fs';
import { sampleOf, type PlannedMutant } from './sample.ts';
import { dirname, join } from 'node:path';
import { reach } from '../layers/importCircles.ts';

/** Matches relative static imports that are not type-only. */
const imports = /^(?:(?:import|export)\s+(?!type\b)[^'"]*?from\s+|import\s+)'(\.[^']+)'/gm;

/** For each file of a package, how many of its test files load it by static imports, directly or through others. */
const testsThatLoad = (folder: string): ReadonlyMap<string, number> => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file));
  const loads = new Map(files.map((file) => [file, importsOf(file)]));
  const counts = new Map<string, number>();
  for (const test of files.filter((file) => file.includes('.test.')))
    for (const file of reach(test, loads)) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
};

const importsOf = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(imports), ([, path = '']) => join(dirname(file), path));

type CheckResult = { readonly status: 'passed' } | { readonly status: 'compileError'; readonly reason: string };

/**
 * Stryker plugin that keeps only the sample of a row (the option `row`). A checker is where Stryker lets a plugin drop
 * mutants after it knows which tests run them; a dropped one is reported as not compiling.
 */
const createRowSample = ({ row = '' }: { readonly row?: string }) => ({
  init: async (): Promise<void> => undefined,
  /** One group, since the sample is chosen among all mutants. */
  group: async (mutants: readonly PlannedMutant[]): Promise<string[][]> => [mutants.map(({ id }) => id)],
  check: async (mutants: readonly PlannedMutant[]): Promise<Record<string, CheckResult>> => {
    const loaded = testsThatLoad(process.cwd());
    const sample = sampleOf(row, mutants, {
      readCode: (file) => readFileSync(file, 'utf8'),
      testsThatLoad: (file) => loaded.get(file) ?? 0,
    });
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        sample.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'outside the sample' },
      ]),
    );
  },
});
createRowSample.inject = ['options'] as const;

export const strykerPlugins = [{ kind: 'Checker', name: 'rowSample', factory: createRowSample }];
