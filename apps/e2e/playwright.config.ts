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
  // One more than the two cores, which idle while journeys wait.
  workers: 3,
  // A second try tells a flaky journey from a broken one; the table at the end of `npm test` names it.
  retries: process.env['CI'] === undefined && (process.env['BAIZE_FILE_TIMES'] ?? '') === '' ? 0 : 1,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./src/watch/JourneyTimes.ts']],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // Playwright would take a screenshot of every journey and keep only the failed ones: see `failurePicture`.
    screenshot: 'off',
    trace: 'off',
    actionTimeout: 15_000,
  },
  projects: [
    { name: 'fonts for every script', use: { launchOptions: everyScript } },
    // A visitor's machine may lack fonts for the page's script: the layout must hold with placeholder boxes.
    {
      name: 'no script fonts',
      testMatch: ['narrow.journey.ts', 'fonts.journey.ts'],
      // Urdu in Nastaliq has the tallest and widest letters.
      grep: /in UR|pinned/u,
      use: { launchOptions: latinOnly },
    },
  ],
});
