import { elsewhere, nodeTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests(), {
  test: {
    env: elsewhere.env,
    setupFiles: [...elsewhere.setupFiles, './src/testing/eachTest.ts'],
    // Mutation testing makes many a chart hang. No test here waits for real time: what hangs is told early.
    ...(process.env['STRYKER_MUTATOR_WORKER'] !== undefined && { testTimeout: 5000 }),
  },
});
