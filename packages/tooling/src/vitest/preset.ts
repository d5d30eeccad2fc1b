import type { ViteUserConfig } from 'vitest/config';
import { reactPlugins } from '../vite/preset.ts';

/** Vitest in jsdom, for packages that render React. */
export function reactTests(): ViteUserConfig {
  return {
    plugins: reactPlugins(),
    resolve: { mainFields: ['browser', 'module', 'main'] },
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      server: { deps: { inline: ['styled-components'] } },
    },
  };
}
