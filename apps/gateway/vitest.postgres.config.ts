import { defineConfig, mergeConfig } from 'vitest/config';
import embedded from './vitest.config.ts';

/** The same suite on a PostgreSQL server. */
export default mergeConfig(embedded, defineConfig({ test: { globalSetup: ['src/testing/postgresServer.ts'] } }));
