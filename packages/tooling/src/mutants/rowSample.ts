import { readFileSync } from 'node:fs';
import { sampleOf, type PlannedMutant } from './sample.ts';
import { testsThatLoad } from './testsThatLoad.ts';

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
