import { nodeTests, reporters } from '@baize/tooling/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';
import { killed, large, mayDiffer } from './src/testing/whichDatabase.ts';
import onServer from './vitest.postgres.config.ts';

/** The suite on a PostgreSQL server; on the embedded database, tests that may differ (src/testing/whichDatabase.ts). */
export default defineConfig({
  test: {
    reporters,
    maxWorkers: 2,
    projects: [
      mergeConfig(nodeTests(), { test: { name: 'PGlite', include: mayDiffer } }),
      mergeConfig(onServer, { test: { name: 'PostgreSQL', exclude: [...killed, ...large] } }),
    ],
  },
});
