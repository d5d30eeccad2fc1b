import { afterEach } from 'vitest';

// Storybook's addon puts the composed story on the test's context.
declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of its library
  interface TestContext {
    readonly story?: { readonly parameters: Readonly<Record<string, unknown>> };
  }

  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of its library
  interface TaskMeta {
    proves?: readonly string[];
  }
}

/**
 * Adds the rows of `docs/requirements.md` that a story proves to its result: reports (`--reporter=json`) show them, the
 * sidebar does not.
 */
afterEach(({ story, task }) => {
  const rows = story?.parameters['proves'];
  if (Array.isArray(rows)) task.meta.proves = rows.map(String);
});
