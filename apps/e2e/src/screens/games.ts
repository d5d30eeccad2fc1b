import { expect, type Page } from '@playwright/test';
import { amountIn } from './header.ts';

/** A sandbox vendor whose games play in a frame. */
const VENDOR = 'Baize Originals';
const MOST_ROUNDS = 20;

/** Play links of the vendor's games on the slots shelf. */
export const slotsOfVendor = async (page: Page) => {
  const shelf = page.getByRole('region', { name: 'Slots' });
  await shelf.getByRole('button', { name: VENDOR }).click();
  await expect(shelf.getByRole('article').first()).toContainText(VENDOR);
  return shelf.getByRole('article').filter({ hasText: VENDOR });
};

/** Page object of a launched game in its frame. */
export const launchedGame = (page: Page) => {
  const frame = page.frameLocator('iframe');
  const spin = frame.locator('#spin');
  const shown = frame.locator('#balance');
  const balance = async (): Promise<number> => amountIn(await shown.innerText());
  return {
    frame,
    balance,
    spin,
    async untilReady(): Promise<void> {
      await expect(frame.locator('html')).toHaveAttribute('data-ready', 'true');
    },
    /** Plays one round to its end, in any language. */
    async playRound(): Promise<void> {
      await spin.click();
      await expect(spin).toHaveAttribute('aria-disabled', 'false');
    },
    /** Plays until the balance changes: a small win can equal the bet. */
    async playUntilBalanceChanges(): Promise<number> {
      const before = await balance();
      for (let round = 0; round < MOST_ROUNDS && (await balance()) === before; round += 1) {
        await spin.click();
        await expect(spin).toHaveAttribute('aria-disabled', 'false');
      }
      const after = await balance();
      expect(after).not.toBe(before);
      return after;
    },
  };
};

/** Page object of the session line beside a game: duration and net result. */
export const sessionLine = (page: Page) => {
  const line = page.locator('[data-play]');
  const shown = line.locator('[data-direction] bdi');
  return {
    time: line.getByRole('timer'),
    shown,
    /** The net result as a number; losses are negative. */
    async net(): Promise<number> {
      const text = await shown.innerText();
      return amountIn(text) * (text.includes('−') ? -1 : 1);
    },
  };
};
