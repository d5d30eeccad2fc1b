import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe violations of the page and its frames in both schemes, as sentences. Checks only contrast in the second scheme,
 * since schemes differ only in colours, and then restores the original. `without` names rules to skip.
 */
export const accessibilityViolations = async (page: Page, without: readonly string[] = []): Promise<string[]> => {
  const found: string[] = [];
  const before = await page.locator('html').getAttribute('data-scheme');
  const contrast = ['color-contrast'].filter((rule) => !without.includes(rule));
  for (const scheme of ['dark', 'light'] as const) {
    if (scheme === 'light' && contrast.length === 0) break;
    await setScheme(page, scheme);
    const disabled = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
    const violations = await violationsOf(
      page,
      scheme === 'dark' ? { runOnly: rules, rules: disabled } : { runOnly: contrast },
    );
    found.push(...violations.map(({ id, help, places }) => `${id} in ${scheme}: ${help} (${places.join('; ')})`));
  }
  await setScheme(page, before);
  return found;
};

/** Sets the scheme and waits for its transitions, so that contrast is measured on final colours. */
const setScheme = async (page: Page, scheme: string | null): Promise<void> => {
  await page.evaluate(async (value) => {
    if (value === null) delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = value;
    // Transitions start with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, scheme);
};
