import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds on the page and in its frames, in dark and in light, as sentences. Afterwards the scheme is the one
 * from before. In the second scheme only contrast is checked, since schemes differ in colours alone. `without` names
 * rules to skip.
 */
export async function accessibilityFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
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
}

/** Switching the scheme starts transitions; contrast is measured after they have ended. */
async function setScheme(page: Page, scheme: string | null): Promise<void> {
  await page.evaluate(async (value) => {
    if (value === null) delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = value;
    // Style changes start their transitions with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, scheme);
}
