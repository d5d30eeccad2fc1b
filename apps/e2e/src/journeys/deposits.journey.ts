import { languages } from '@baize/domain/languages';
import { accessible, expect, test } from '../journey.ts';
import { launchedGame } from '../screens/games.ts';
import { depositBy, moneyReaders, moneyWords, openingBalance, paying, withdrawForm } from '../screens/money.ts';
import { oneVendor } from '../surroundings/world.ts';

const GAME = '/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG';

for (const { language, site } of moneyReaders) {
  const said = moneyWords[language];
  test(`${site.id} in ${language}: a member deposits by bank and by USDT, plays, and withdraws once it is wagered [D20] [REQ-224]`, async ({
    visit,
  }) => {
    test.slow();
    const begun = await visit(site, {
      as: 'player',
      settings: { ...oneVendor, openingBalance },
      rows: paying,
    });
    const { page, open, world } = begun;
    await open(`/member/depositv2?lang=${language}&token=${world.token ?? ''}`);
    await expect(page.locator('html')).toHaveAttribute('dir', languages[language].direction);

    for (const { method, amount } of [
      { method: said.bank, amount: '50' },
      { method: 'USDT', amount: '30' },
    ])
      await test.step(`a deposit by ${method} is paid on the provider’s page, and told when it is credited`, async () => {
        await accessible('a new deposit', page);
        await depositBy(begun, said, { method, amount });
        await expect(page.getByRole('alert').getByText(said.credited(`${amount}\\.00`))).toBeVisible();
        await expect(
          page
            .getByRole('main')
            .getByRole('status')
            .getByText(said.credited(`${amount}\\.00`)),
        ).toBeVisible();
        await page.getByRole('alert').getByRole('button', { name: said.close }).click();
        await page.getByRole('button', { name: said.another }).click();
      });

    const form = withdrawForm(page, said);
    await test.step('what was deposited must be wagered first', async () => {
      await open('/member/withdraw');
      await expect(page.getByText(said.toWager('80\\.00'))).toBeVisible();
      await form.submit('105');
      await expect(page.getByRole('textbox', { name: said.amount })).toHaveAttribute('aria-invalid', 'true');
      await expect(form.dialog).toHaveCount(0);
    });

    await test.step('a round counts, and many do', async () => {
      await open(GAME);
      const game = launchedGame(page);
      await game.untilReady();
      await game.playRound();
      await open('/member/withdraw');
      await expect(page.getByText(said.toWager('7\\d\\.\\d\\d'))).toBeVisible();
      await world.addRows({
        rounds: [{ account: 'player', vassalage: 'BAIZE', gameCode: 'dragon-gate', staked: '8000', won: '8000' }],
      });
      await open('/member/withdraw');
      await expect(page.getByText(said.nothingToWager)).toBeVisible();
    });

    await test.step('then it can be withdrawn', async () => {
      await form.submit('105');
      await form.confirm();
      await expect(form.dialog.getByText(said.requested)).toBeVisible();
      await accessible('a withdrawal', page);
    });
  });
}
