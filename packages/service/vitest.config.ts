import { defineConfig } from 'vitest/config';

// The tooling stands on this package, so its preset cannot serve here.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
