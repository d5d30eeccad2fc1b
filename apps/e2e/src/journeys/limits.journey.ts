import { accessible, expect, test } from '../journey.ts';
import { moneyWords, paying } from '../screens/money.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const said = moneyWords.EN;

test(
  onSite('a member sets a deposit limit and meets it, and excludes themselves, but can still withdraw [D58]'),
  async ({ visit, site }) => {
    test.slow();
    const { page, open, world } = await visit(site, { as: 'player', failures: withoutGames, rows: paying });
    const main = page.getByRole('main');
    const deposit = async (amount: string): Promise<void> => {
      await open('/member/depositv2?lang=EN');
      await main.getByRole('radio', { name: said.bank }).check();
      await main.getByRole('textbox', { name: said.amount }).fill(amount);
      await main.getByRole('button', { name: said.review }).click();
      await main.getByRole('button', { name: said.deposit }).click();
    };
    await open(`/member/limits?lang=EN&token=${world.token ?? ''}`);

    await test.step('a deposit above the limit is refused, with what is left and until when', async () => {
      await main.getByRole('button', { name: 'Set limit: Deposit limit, A day' }).click();
      const dialog = page.getByRole('dialog', { name: 'Deposit limit: A day' });
      await accessible('a limit to set', page);
      await dialog.getByRole('textbox', { name: /^At most/u }).fill('30');
      await dialog.getByRole('button', { name: 'Save limit' }).click();
      await expect(dialog).toBeHidden();
      await expect(main.getByRole('region', { name: 'Deposit limit' })).toContainText(/30\.00\D* left/u);
      await deposit('50');
      await expect(main.getByText(/^Your deposit limit leaves \D*30\.00\D* until /u)).toBeVisible();
    });

    await test.step('an excluded member cannot deposit and can withdraw', async () => {
      await open('/member/limits?lang=EN');
      await main.getByRole('button', { name: 'Exclude me' }).click();
      const dialog = page.getByRole('alertdialog', { name: /^Self-exclusion: / });
      await accessible('a self-exclusion to confirm', page);
      await dialog.getByRole('button', { name: 'Exclude me' }).click();
      await expect(main.getByRole('heading', { name: /^You are excluded from play until / })).toBeVisible();
      await deposit('50');
      await expect(
        main.getByText(/^You are excluded from play until .+ You can still withdraw your money\.$/u),
      ).toBeVisible();
      await open('/member/withdraw?lang=EN');
      await expect(main.getByRole('button', { name: said.withdraw, exact: true })).toBeVisible();
    });
  },
);
