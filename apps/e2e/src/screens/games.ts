import { expect, type Page } from '@playwright/test';
import { amountIn } from './header.ts';

/** A vendor of the sandbox whose games play in a frame. */
const VENDOR = 'Baize Originals';
const MOST_ROUNDS = 20;

/** The play links of the vendor's games on the shelf of slots. */
export async function slotsOfVendor(page: Page) {
  const shelf = page.getByRole('region', { name: 'Slots' });
  await shelf.getByRole('button', { name: VENDOR }).click();
  await expect(shelf.getByRole('article').first()).toContainText(VENDOR);
  return shelf.getByRole('article').filter({ hasText: VENDOR });
}

/** A launched game in its frame. */
export function launchedGame(page: Page) {
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
    /** A round to its end, in whatever language. */
    async playRound(): Promise<void> {
      await spin.click();
      await expect(spin).toHaveAttribute('aria-disabled', 'false');
    },
    /** Plays until the balance is another one: a small prize can give back exactly the bet. */
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
}

/** The line beside a game in play: for how long, and what it has come to. */
export function sessionLine(page: Page) {
  const line = page.locator('[data-play]');
  const shown = line.locator('[data-direction] bdi');
  return {
    time: line.getByRole('timer'),
    shown,
    /** The net as a number; what is behind is below nothing. */
    async net(): Promise<number> {
      const text = await shown.innerText();
      return amountIn(text) * (text.includes('−') ? -1 : 1);
    },
  };
}
