import type { ViteUserConfig } from 'vitest/config';
import { reactPlugins } from '../vite/preset.ts';
import { FileTimes } from './fileTimes.ts';
import { QuickFirst } from './QuickFirst.ts';
import { TEST_FILES } from './testFiles.ts';

/** Vitest reporters: the default output, and the file times that `npm test` reads. */
export const reporters: ('default' | FileTimes)[] = ['default', new FileTimes()];

const isMutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

const shared = {
  reporters,
  // Files share a process and are cleaned up after. In mutation testing, each mutant gets its own worker, so code that
  // runs while a module loads runs again.
  isolate: false,
  ...(isMutating && { sequence: { sequencer: QuickFirst } }),
  setupFiles: [`${import.meta.dirname}/leaveClean.ts`],
  // High enough that only hanging tests reach it: on a busy machine the slowest test takes ten times its usual time.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/**
 * Settings for browser-side code: a time zone a day ahead of most and, by `elsewhere.ts`, a locale with other digits
 * and another calendar.
 */
export const elsewhere = {
  setupFiles: [`${import.meta.dirname}/elsewhere.ts`],
  env: { TZ: 'Pacific/Kiritimati' },
};

/** Limits a run to some files, as mutation testing does. */
const chosenFiles = process.env[TEST_FILES]?.split(',').map((name) => `**/${name}`);

/** Vitest configuration for Node. Uses `dir`, which mutation testing can narrow from outside, unlike `include`. */
export const nodeTests = (): ViteUserConfig => ({
  test: { ...shared, dir: 'src', ...(chosenFiles && { include: chosenFiles }) },
});

/** Vitest configuration for jsdom, for packages that render React. Uses `dir` as `nodeTests` does. */
export const reactTests = (): ViteUserConfig => ({
  plugins: reactPlugins(),
  resolve: { mainFields: ['browser', 'module', 'main'] },
  test: {
    ...shared,
    env: elsewhere.env,
    setupFiles: [...elsewhere.setupFiles, ...shared.setupFiles, `${import.meta.dirname}/translatable.ts`],
    environment: 'jsdom',
    dir: 'src',
    include: chosenFiles ?? ['**/*.test.{ts,tsx}'],
    server: { deps: { inline: ['styled-components'] } },
  },
});
