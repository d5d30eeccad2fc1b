import { afterEach } from 'vitest';

// Storybook's addon puts the story that it has composed on the test's context.
declare module 'vitest' {
  interface TestContext {
    readonly story?: { readonly parameters: Readonly<Record<string, unknown>> };
  }

  interface TaskMeta {
    proves?: readonly string[];
  }
}

/**
 * Notes the rows of `docs/requirements.md` that a story proves beside its result, where reports (`--reporter=json`) show
 * them and the sidebar does not.
 */
afterEach(({ story, task }) => {
  const rows = story?.parameters['proves'];
  if (Array.isArray(rows)) task.meta.proves = rows.map(String);
});
