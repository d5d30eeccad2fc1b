import { expect, userEvent, waitFor } from 'storybook/test';

declare global {
  /** Presses keys as a hand does, so that the browser itself answers them; a test run lends it. */
  var pressRealKeys: ((keys: string) => Promise<void>) | undefined;
}

/** What a key does: the key as `userEvent` writes it, the name of what has the focus then, and what is shown then. */
export type KeyStep = readonly [key: string, focused: string, shown: string];

/**
 * Walks a table of keys from an element on. Each step starts where the one before has ended. Whoever only looks at the
 * story has no hand lent: there, keys are played, and what only a browser does with them (Escape, Tab) may stay away.
 */
export async function walkKeys(from: HTMLElement, shown: () => string, steps: readonly KeyStep[]): Promise<void> {
  const press = globalThis.pressRealKeys ?? ((keys: string) => userEvent.keyboard(keys));
  from.focus();
  for (const [key, focused, expected] of steps) {
    await press(key);
    await waitFor(async () => {
      await expect(document.activeElement, `the focus after ${key}`).toHaveAccessibleName(focused);
      await expect(shown(), `what is shown after ${key}`).toBe(expected);
    });
  }
}
