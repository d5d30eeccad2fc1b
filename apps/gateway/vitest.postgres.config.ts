import { defineConfig, mergeConfig } from 'vitest/config';
import embedded from './vitest.config.ts';

/** What is about the folder of the embedded database says nothing more on a server. */
const aboutTheFolder = ['**/database/dataFolder.test.ts', '**/settings/main.test.ts'];

/** The same suite on a PostgreSQL server. */
export default mergeConfig(
  embedded,
  defineConfig({ test: { globalSetup: ['src/testing/postgresServer.ts'], exclude: aboutTheFolder } }),
);
