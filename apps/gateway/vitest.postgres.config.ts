import { statSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import embedded from './vitest.config.ts';

/** What is about the folder of the embedded database says nothing more on a server. */
const aboutTheFolder = ['**/database/dataFolder.test.ts', '**/settings/main.test.ts'];

const isAttack = ({ moduleId }: TestSpecification): number => Number(moduleId.includes('.attack.'));
const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** Short files first, and attacks last: the run of a mutant, which ends with the first test that notices it, is short then. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => isAttack(a) - isAttack(b) || sizeOf(a) - sizeOf(b));
  }
}

/** The same suite on a PostgreSQL server. */
export default mergeConfig(
  embedded,
  defineConfig({
    test: {
      globalSetup: ['src/testing/postgresServer.ts'],
      exclude: aboutTheFolder,
      sequence: { sequencer: QuickFirst },
    },
  }),
);
