import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { dir: 'src', testTimeout: 30_000, hookTimeout: 60_000, maxWorkers: 2 },
});
