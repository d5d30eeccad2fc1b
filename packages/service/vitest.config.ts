import { defineConfig } from 'vitest/config';

// @baize/tooling depends on this package, so its preset cannot be used here.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
