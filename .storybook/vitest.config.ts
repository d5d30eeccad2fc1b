import { themeIds } from '@baize/tenant/document';
import { findBrowser } from '@baize/tooling/browser';
import { reporters } from '@baize/tooling/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { filesInBothDirections } from './toolbar/filesInBothDirections.ts';
import { pairwiseRuns } from './toolbar/runs.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of its library
  interface ProvidedContext {
    /** The addon's set-up file reads the toolbars' settings of a run here. */
    'storybook/test-initial-globals': Readonly<Record<string, unknown>>;
  }
}

const launchOptions = await findBrowser();

const full = ['dark', 'light'].flatMap((scheme) =>
  ['ltr', 'rtl'].flatMap((direction) => themeIds.map((merchant) => ({ scheme, direction, merchant }))),
);
const isFull = process.env['BAIZE_MATRIX'] === 'full';
const runs = isFull ? full : pairwiseRuns;

// Storybook sets the root to the parent folder, from which its own setup files do not resolve.
const ownRoot: Plugin = { name: 'baize:own-root', enforce: 'post', config: () => ({ root: import.meta.dirname }) };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: import.meta.dirname }), ownRoot],
  test: {
    // The first story of a run waits until its pages are compiled.
    testTimeout: 60_000,
    reporters,
    root: import.meta.dirname,
    dir: import.meta.dirname,
    setupFiles: ['./hoursOff.ts', './leaveClean.ts', './proves.ts', './realKeys.ts'],
    // One page shows many files; Storybook takes each story off it, leaveClean forgets what it stored.
    isolate: false,
    // Two pages in parallel.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // The first page waits until everything has been compiled.
      connectTimeout: 300_000,
      // A drawing that moves without end costs more than all that a story does.
      provider: playwright({
        launchOptions,
        // A browser far from any merchant: what code leaves open comes out wrong.
        contextOptions: { reducedMotion: 'reduce', timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' },
      }),
      // One server compiles for all runs.
      instances: runs.map((globals, place) => ({
        browser: 'chromium',
        name: Object.values(globals).join(' '),
        ...(!isFull && place > 0 && { include: filesInBothDirections() }),
        provide: { 'storybook/test-initial-globals': { ...globals, isTestRun: true } },
      })),
    },
  },
});
