import { statSync } from 'node:fs';
import { nodeTests } from '@baize/tooling/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { aboutTheFolder } from './src/testing/whichDatabase.ts';

const isAttack = ({ moduleId }: TestSpecification): number => Number(moduleId.includes('.attack.'));
const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** Runs small files first and attacks last: a mutant's run ends at the first failing test, so it stays short. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => isAttack(a) - isAttack(b) || sizeOf(a) - sizeOf(b));
  }
}

/** The suite on a PostgreSQL server, as mutation testing runs it. */
export default mergeConfig(
  nodeTests(),
  defineConfig({
    test: {
      maxWorkers: 2,
      globalSetup: ['src/testing/postgresServer.ts'],
      exclude: aboutTheFolder,
      sequence: { sequencer: QuickFirst },
    },
  }),
);
