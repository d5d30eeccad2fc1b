import type { ViteUserConfig } from 'vitest/config';
import { reactPlugins } from '../vite/preset.ts';
import { FileTimes } from './fileTimes.ts';
import { QuickFirst } from './QuickFirst.ts';
import { TESTS_OF_A_FILE } from './testsOfAFile.ts';

/** What is printed of a run, and the list of the files' times that `npm test` reads. */
export const reporters: ('default' | FileTimes)[] = ['default', new FileTimes()];

const isMutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

const shared = {
  reporters,
  // One process for many files; what a file leaves behind is cleaned up after it. In mutation testing, too, where each fault
  // meets a worker of its own: what a module does while it loads is done anew for each.
  isolate: false,
  ...(isMutating && { sequence: { sequencer: QuickFirst } }),
  setupFiles: [`${import.meta.dirname}/leaveClean.ts`],
  // So long that only what hangs reaches it: on a busy machine the slowest test takes ten times what it takes alone.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/**
 * What runs in a browser is tested in one that is nowhere near a merchant: its zone is a day ahead of most, and its locale
 * writes other digits and another calendar.
 */
export const elsewhere = {
  setupFiles: [`${import.meta.dirname}/elsewhere.ts`],
  env: { TZ: 'Pacific/Kiritimati' },
};

/** Vitest in Node. `dir`, unlike `include`, can be narrowed to one folder from outside, as mutation testing does. */
export function nodeTests(): ViteUserConfig {
  const names = process.env[TESTS_OF_A_FILE]?.split(',');
  return { test: { ...shared, dir: 'src', ...(names && { include: names.map((name) => `**/${name}`) }) } };
}

/** Vitest in jsdom, for packages that render React; `dir` as for those in Node. */
export function reactTests(): ViteUserConfig {
  return {
    plugins: reactPlugins(),
    resolve: { mainFields: ['browser', 'module', 'main'] },
    test: {
      ...shared,
      env: elsewhere.env,
      setupFiles: [...elsewhere.setupFiles, ...shared.setupFiles, `${import.meta.dirname}/translatable.ts`],
      environment: 'jsdom',
      dir: 'src',
      include: ['**/*.test.{ts,tsx}'],
      server: { deps: { inline: ['styled-components'] } },
    },
  };
}
