import { elsewhere, nodeTests } from '@baize/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests(), {
  test: {
    env: elsewhere.env,
    setupFiles: [...elsewhere.setupFiles, './src/testing/eachTest.ts'],
    // Many mutants make a chart hang. No test here waits for real time, so a short timeout finds them early.
    ...(process.env['STRYKER_MUTATOR_WORKER'] !== undefined && { testTimeout: 5000 }),
  },
});
