import { findBrowser } from '@baize/tooling/browser';
import { projectRoot } from '@baize/tooling/project-root';
import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

const everyScript = await findBrowser('every script');
const latinOnly = await findBrowser('latin only');

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '*.journey.ts',
  outputDir: join(projectRoot, '.baize/journeys'),
  fullyParallel: true,
  // One more than two cores, which journeys leave idle while they wait.
  workers: 3,
  // A second try on a machine that others use, too; the report still calls such a journey flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // Playwright takes its pictures of failures of every journey, and throws the others away: see `failurePicture`.
    screenshot: 'off',
    trace: 'off',
    actionTimeout: 15_000,
  },
  projects: [
    { name: 'fonts for every script', use: { launchOptions: everyScript } },
    // A visitor's machine may have no face for the page's script: boxes stand for letters, and the layout has to hold.
    {
      name: 'no script fonts',
      testMatch: ['narrow.journey.ts', 'fonts.journey.ts'],
      // Urdu, in Nastaliq, has the tallest and widest letters to lose.
      grep: /in UR|pinned/u,
      use: { launchOptions: latinOnly },
    },
  ],
});
