import { findBrowser } from '@baize/tooling/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const launchOptions = await findBrowser();

// Two runs show each story in both schemes and both directions (toolbar/settings.ts); the full matrix is a command of its own.
const pairwise = [{ pairwise: 0 }, { pairwise: 1 }];
const full = ['dark', 'light'].flatMap((scheme) =>
  ['ltr', 'rtl'].flatMap((direction) => ['lacquer', 'neon'].map((merchant) => ({ scheme, direction, merchant }))),
);
const runs = process.env['BAIZE_MATRIX'] === 'full' ? full : pairwise;

// Storybook sets the root to the folder above, from where its own setup files do not resolve.
const ownRoot: Plugin = { name: 'baize:own-root', enforce: 'post', config: () => ({ root: import.meta.dirname }) };

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: runs.map((initialGlobals) => ({
      plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals }), ownRoot],
      test: {
        name: Object.values(initialGlobals).join(' '),
        testTimeout: 30_000,
        root: import.meta.dirname,
        dir: import.meta.dirname,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions }),
          instances: [{ browser: 'chromium' }],
        },
      },
    })),
  },
});
