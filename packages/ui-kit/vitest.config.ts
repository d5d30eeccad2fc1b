import { defineConfig } from 'vitest/config';

export default defineConfig({
  // styled-components has one build for browsers and one for servers; jsdom must meet the first.
  resolve: { mainFields: ['browser', 'module', 'main'] },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    server: { deps: { inline: ['styled-components'] } },
  },
});
