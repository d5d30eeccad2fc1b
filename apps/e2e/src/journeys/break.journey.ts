import { accessible, expect, test } from '../journey.ts';
import { launchedGame } from '../screens/games.ts';
import { moneyReaders } from '../screens/money.ts';
import { oneVendor } from '../surroundings/world.ts';

const GAME = '/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG';

/** Words of a break, by language. */
const words = {
  EN: {
    limits: 'Limits',
    pause: 'Take a break',
    start: 'Start the break',
    until: /^You are taking a break until .*\d/u,
    ended: /^You are taking a break until .*\d.*\. You can play again then\.$/u,
    stop: 'Stop playing',
    failed: 'The game could not be opened',
  },
  AR: {
    limits: 'الحدود',
    pause: 'أخذ استراحة',
    start: 'بدء الاستراحة',
    until: /^أنت في استراحة حتى .*\d/u,
    ended: /^أنت في استراحة حتى .*\d.*، وبعدها يمكنك اللعب\.$/u,
    stop: 'إيقاف اللعب',
    failed: 'تعذّر فتح اللعبة',
  },
} as const;

for (const { language, site } of moneyReaders) {
  const said = words[language];
  test(`${site.id} in ${language}: a break is one tap from a game, ends it, and opens no other until its end [D58]`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(site, { as: 'player', settings: oneVendor });
    await open(`${GAME}&lang=${language}&token=${world.token ?? ''}`);
    const game = launchedGame(page);
    await game.untilReady();
    await game.playRound();
    const stage = page.locator('[data-stage]');

    await test.step('the break begins over the game', async () => {
      await stage.getByRole('link', { name: said.limits }).click();
      const part = page.getByRole('region', { name: said.pause });
      await part.getByRole('button', { name: said.start }).click();
      await accessible('a break to confirm', page);
      await page.getByRole('alertdialog').getByRole('button', { name: said.start }).click();
      await expect(page.getByRole('heading', { name: said.until })).toBeVisible();
    });

    await test.step('the game is over, and says until when', async () => {
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(stage.getByText(said.ended)).toBeVisible();
      await expect(stage.locator('iframe')).toHaveCount(0);
      await accessible('a game that a break ended', page);
      await stage.getByRole('button', { name: said.stop }).click();
      await expect(stage).toBeHidden();
    });

    await test.step('no game opens until then', async () => {
      await open(GAME);
      await expect(page.getByText(said.failed)).toBeVisible();
      await expect(page.getByText(said.ended)).toBeVisible();
    });
  });
}
