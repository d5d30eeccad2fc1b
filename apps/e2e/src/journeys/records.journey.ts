import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../journey.ts';
import { amountIn } from '../screens/header.ts';
import { onSite } from '../surroundings/surroundings.ts';

const CLOCK = '2026-03-01T04:02:30.000Z';
const AFTER_THE_DRAW_MS = 3 * 60_000;
const DAY_HOURS = 24;
const YEAR = '2025-03-02..2026-03-01';
/** Two of four bets at 2 win 1.94 times their stake: 7.76. */
const ALL_SIDES = /^(?:Small|Big|Odd|Even)/u;
const ROUNDS = 120;

/** A round every three days, through a change of the clocks. */
const rounds = Array.from({ length: ROUNDS }, (_, place) => ({
  account: 'player',
  vassalage: 'BAIZE',
  gameCode: 'dragon-gate',
  staked: String(1001 + 37 * place),
  ...(place % 3 === 0 ? { won: String(1999 + 53 * place) } : {}),
  hoursAgo: 3 * DAY_HOURS * (place + 1),
}));

/** Saves the list as a file, and sums up its columns in minor units. */
const sumsOfFile = async (page: Page, columns: readonly string[]) => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const [head = [], ...rows] = text
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split(/\r?\n/u)
    .map((line) => line.split(',').map((value) => value.replaceAll('"', '')));
  const entries = rows.filter(([first]) => first !== 'total');
  const sumOf = (column: string, of: readonly string[][]): number =>
    of.reduce((sum, row) => sum + Math.round(Number(row[head.indexOf(column)]) * 100), 0);
  const sums = columns.map((column) => sumOf(column, entries));
  expect(
    columns.map((column) =>
      sumOf(
        column,
        rows.filter(([first]) => first === 'total'),
      ),
    ),
  ).toEqual(sums);
  return { count: entries.length, sums };
};

/** The totals of the page by their labels, in minor units. */
const totalsOf = (page: Page, labels: readonly string[]): Promise<number[]> =>
  Promise.all(
    labels.map(async (label) => {
      const total = page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: label }) });
      const text = await total.first().getByRole('definition').innerText();
      return Math.round(amountIn(text) * 100) * (/[-−]/u.test(text) ? -1 : 1);
    }),
  );

test(
  onSite('a member exports a year whose sums are those of the page, and checks the draw of a win [D20] [REQ-226]'),
  async ({ visit, site }) => {
    test.slow();
    const { page, open, world } = await visit(site, {
      as: 'player',
      clock: CLOCK,
      settings: { games: { vendors: ['BAIZE', 'LOTT'] } },
      rows: { members: [{ account: 'player', balance: '10000000' }], rounds },
    });

    await test.step('the bets of a year', async () => {
      await open(`/member/personalHistoryCopy?days=${YEAR}&lang=EN&token=${world.token ?? ''}`);
      await expect(page.getByText(`${ROUNDS} bets`)).toBeVisible();
      const file = await sumsOfFile(page, ['staked', 'won', 'net']);
      expect(file.count).toBe(ROUNDS);
      expect(file.sums).toEqual(await totalsOf(page, ['Staked', 'Prizes', 'Net']));
      await accessible('the betting record', page);
    });

    await test.step('the profit of each day of it', async () => {
      const bets = await totalsOf(page, ['Staked', 'Net']);
      await open(`/member/personalProfit?days=${YEAR}`);
      await expect(page.getByText(`${ROUNDS} days`)).toBeVisible();
      const file = await sumsOfFile(page, ['staked', 'won', 'net']);
      expect(file.sums).toEqual(await totalsOf(page, ['Staked', 'Prizes', 'Net']));
      expect([file.sums[0], file.sums[2]]).toEqual(bets);
    });

    await test.step('a bet on all sides is won', async () => {
      await open('/lottery?gameCode=five-minute-draw');
      const sides = page.getByRole('button', { name: ALL_SIDES });
      await expect(sides).toHaveCount(4);
      for (const side of await sides.all()) await side.click();
      await page.getByRole('button', { name: 'Add to bet slip' }).click();
      await page.getByRole('region', { name: 'Bet slip' }).getByRole('button', { name: 'Place bet' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Place bet' }).click();
      await expect(page.getByText(/waiting for the draw$/u)).toBeVisible();
      await world.advanceClock(AFTER_THE_DRAW_MS);
      await expect(page.getByText(/, won /u)).toBeVisible();
    });

    await test.step('its story leads to the draw, which the browser checks', async () => {
      await open('/member/personalHistoryCopy?gameType=LOTT');
      await page.getByRole('table').getByRole('button', { name: 'Five-Minute Draw' }).click();
      const story = page.getByRole('dialog');
      await expect(story.getByText(/\+\D*7\.76/u)).toBeVisible();
      await accessible('the story of a win', page);
      await story.getByRole('button', { name: 'Check this draw' }).click();
      await expect(page.getByText(/^This draw is correct/u)).toBeVisible();
    });
  },
);
