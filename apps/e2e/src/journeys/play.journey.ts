import { languages } from '@baize/domain/languages';
import { accessible, expect, test } from '../journey.ts';
import { launchedGame, sessionLine, slotsOfVendor } from '../screens/games.ts';
import { header } from '../screens/header.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { languageBesideEnglish } from '../surroundings/sites.ts';
import { onSite, readersFor } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const GAME = '/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG';
const ROUNDS = 4;

test(
  onSite('a player logs in at the second try, plays, and leaves with another balance [REQ-101] [REQ-193] [REQ-087]'),
  async ({ visit, site }) => {
    const { page, open } = await visit(site, { settings: oneVendor });
    const bar = header(page);

    await test.step('the home page, in either scheme and another language', async () => {
      await open('/?lang=EN');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(site.brandName);
      await expect(page.getByRole('article').first()).toBeVisible();
      await accessible('home', page);
      const scheme = page.locator('html');
      // A merchant that follows the device has no attribute before a choice, and these devices are light.
      const before = (await scheme.getAttribute('data-scheme')) ?? 'light';
      await bar.theme.click();
      await expect(scheme).toHaveAttribute('data-scheme', before === 'light' ? 'dark' : 'light');
      const other = languageBesideEnglish(site);
      await bar.language.selectOption(other);
      await expect(page.locator('html')).toHaveAttribute('lang', languages[other].tag);
      await expect(page.locator('html')).toHaveAttribute('dir', languages[other].direction);
      await bar.language.selectOption('EN');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    await test.step('a wrong password, then the captcha and the right one', async () => {
      await bar.logIn.click();
      const form = loginForm(page);
      await expect(form.submit).toBeVisible();
      await expect(form.captcha).toBeHidden();
      const [username, password] = accounts.player;
      await form.fill(username, 'Wrong2026');
      await form.submit.click();
      await expect(form.refusal).toHaveText('Account or password is incorrect.');
      await expect(form.captcha).toBeVisible();
      await form.proveWithoutPicture();
      await form.fill(username, password);
      await form.submit.click();
      await expect(bar.account).toBeVisible();
      // The chosen language has replaced the `lang` parameter.
      await expect(page).toHaveURL(/\/$/u);
    });

    const before = await bar.balance();
    const shown = await page.getByRole('banner').getByLabel('Balance', { exact: true }).innerText();

    await test.step('a round in the frame', async () => {
      const games = await slotsOfVendor(page);
      await games.first().hover();
      await games.first().getByRole('link', { name: /^Play/u }).click();
      const game = launchedGame(page);
      await game.untilReady();
      expect(await game.balance()).toBe(before);
      // The page around the frame has the only bar, title and close button; the game repeats none.
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(game.frame.getByRole('heading', { level: 1 })).toHaveCount(0);
      await expect(game.frame.getByRole('button', { name: 'Close the game' })).toHaveCount(0);
      expect(written(await game.frame.locator('#balance').innerText())).toBe(written(shown));
      await accessible('the game', page);
      const line = sessionLine(page);
      await expect(line.time).toHaveText(/^\d\d:\d\d$/u);
      await expect.poll(() => line.net()).toBe(0);
      const after = await game.playUntilBalanceChanges();
      await expect.poll(() => cents(line.net())).toBe(Math.round((after - before) * 100));
      await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
      await expect.poll(() => bar.balance()).toBe(after);
    });

    await test.step('the way out, asked for twice', async () => {
      await bar.askToLogOut();
      const dialog = page.getByRole('alertdialog', { name: 'Log out?' });
      await expect(dialog).toBeVisible();
      await accessible('log out', page);
      await dialog.getByRole('button', { name: 'Stay logged in' }).click();
      await expect(dialog).toBeHidden();
      await bar.askToLogOut();
      await dialog.getByRole('button', { name: 'Log out' }).click();
      await expect(bar.logIn).toBeVisible();
      await expect(page).toHaveURL(/\/$/u);
    });
  },
);

for (const { site, language: code } of readersFor('the line beside a game')) {
  test(`${site.id} in ${code}: the line beside a game says what its bets have come to, in one bar of a phone [D36]`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(site, { as: 'player', settings: oneVendor });
    await page.setViewportSize({ width: 360, height: 720 });
    await open(`${GAME}&lang=${code}&token=${world.token ?? ''}`);
    await expect(page.locator('html')).toHaveAttribute('dir', languages[code].direction);
    const game = launchedGame(page);
    await game.untilReady();
    const line = sessionLine(page);
    await expect.poll(() => line.net()).toBe(0);
    const before = await game.balance();
    for (let round = 0; round < ROUNDS; round += 1) {
      await game.playRound();
      const moved = Math.round(((await game.balance()) - before) * 100);
      await expect.poll(() => cents(line.net())).toBe(moved);
    }
    const bar = await page.locator('[data-stage] > header').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(48);
    for (const part of [line.time, line.shown, ...(await page.locator('[data-stage] > header button').all())]) {
      const box = await part.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 360).toBe(true);
    }
    await accessible(`the game in ${code} on a phone`, page);
  });
}

/** An amount in hundredths, to avoid floating-point errors. */
const cents = async (amount: Promise<number>): Promise<number> => Math.round((await amount) * 100);

/** A formatted amount without white space and break opportunities. */
const written = (text: string): string => text.replaceAll(/[\s\u{200B}]/gu, '');
