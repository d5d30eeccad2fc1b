import { nodeTests, reporters } from '@baize/tooling/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';
import { withoutDatabase, slowOnPglite } from './src/testing/whichDatabase.ts';
import onServer from './vitest.postgres.config.ts';

/** The suite on both databases, less tests that would prove nothing more (src/testing/whichDatabase.ts). */
export default defineConfig({
  test: {
    reporters,
    maxWorkers: 2,
    projects: [
      mergeConfig(nodeTests(), { test: { name: 'PGlite', exclude: slowOnPglite } }),
      mergeConfig(onServer, { test: { name: 'PostgreSQL', exclude: withoutDatabase } }),
    ],
  },
});
