import { expect, userEvent, waitFor } from 'storybook/test';

declare global {
  /** Presses real keys, with the browser's default actions; provided by the test runner only. */
  var pressRealKeys: ((keys: string) => Promise<void>) | undefined;
}

/** A key in `userEvent` notation, and the expected name of the focused element and `shown` text after it. */
export type KeyStep = readonly [key: string, focused: string, shown: string];

/**
 * Runs a table of keys from an element on; each step starts where the previous one ended. In a story opened by hand
 * keys are simulated by `userEvent`, so default actions of the browser (Escape, Tab) may be missing.
 */
export const walkKeys = async (from: HTMLElement, shown: () => string, steps: readonly KeyStep[]): Promise<void> => {
  const press = globalThis.pressRealKeys ?? ((keys: string) => userEvent.keyboard(keys));
  from.focus();
  for (const [key, focused, expected] of steps) {
    await press(key);
    await waitFor(async () => {
      await expect(document.activeElement, `the focus after ${key}`).toHaveAccessibleName(focused);
      await expect(shown(), `what is shown after ${key}`).toBe(expected);
    });
  }
};
