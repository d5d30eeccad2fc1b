import { accessible, expect, test, type Visit } from '../journey.ts';
import { moneyReaders, moneyWords, paying } from '../screens/money.ts';
import { withoutGames } from '../surroundings/world.ts';

const A_DAY_MS = 24 * 3_600_000 + 1000;

/** Words of limits, by language. */
const words = {
  EN: {
    kind: 'Deposit limit',
    set: 'Set limit: Deposit limit, A day',
    change: 'Change limit: Deposit limit, A day',
    dialog: 'Deposit limit: A day',
    most: /^At most/u,
    save: 'Save limit',
    left: (amount: string) => new RegExp(`${amount}\\D* left`, 'u'),
    refused: /^Your deposit limit leaves \D*30\.00\D* until /u,
    later: 'You can confirm it here after 24 hours.',
    waits: /You asked for \D*200\.00\D*\.\s*You can confirm it from /u,
    ready: /You can confirm it until /u,
    confirm: 'Confirm the change',
    exclude: 'Exclude me',
    exclusion: /^Self-exclusion: /u,
    excluded: /^You are excluded from play until /u,
    canWithdraw: /^You are excluded from play until .+ You can still withdraw your money\.$/u,
  },
  AR: {
    kind: 'حد الإيداع',
    set: 'تعيين حد: حد الإيداع, يوم',
    change: 'تغيير الحد: حد الإيداع, يوم',
    dialog: 'حد الإيداع: يوم',
    most: /^الحد الأقصى/u,
    save: 'حفظ الحد',
    left: (amount: string) => new RegExp(`المتبقي \\D*${amount}`, 'u'),
    refused: /^المتبقي من حد الإيداع \D*30\.00\D* حتى /u,
    later: 'يمكن تأكيده هنا بعد 24 ساعة.',
    waits: /المطلوب: \D*200\.00\D*\.\s*يمكن التأكيد من /u,
    ready: /يمكن التأكيد حتى /u,
    confirm: 'تأكيد التغيير',
    exclude: 'استبعادي من اللعب',
    exclusion: /^الاستبعاد الذاتي: /u,
    excluded: /^أنت مستبعد من اللعب حتى /u,
    canWithdraw: /^أنت مستبعد من اللعب حتى .+\. لا يزال بإمكانك سحب أموالك\.$/u,
  },
} as const;

const start = { as: 'player', failures: withoutGames, rows: paying };

for (const { language, site } of moneyReaders) {
  const [said, money] = [words[language], moneyWords[language]];

  /** Types a deposit and sends it. */
  const tryDeposit = async ({ page, open }: Visit, amount: string): Promise<void> => {
    const main = page.getByRole('main');
    await open(`/member/depositv2?lang=${language}`);
    await main.getByRole('radio', { name: money.bank }).check();
    await main.getByRole('textbox', { name: money.amount }).fill(amount);
    await main.getByRole('button', { name: money.review }).click();
    await main.getByRole('button', { name: money.deposit }).click();
  };

  test(`${site.id} in ${language}: a member sets a deposit limit and meets it, and a looser one counts after a day and a second confirmation [D58]`, async ({
    visit,
  }) => {
    test.slow();
    const begun = await visit(site, start);
    const { page, open, world } = begun;
    const main = page.getByRole('main');
    const limit = main.getByRole('region', { name: said.kind });
    const dialog = page.getByRole('dialog', { name: said.dialog });
    const save = async (amount: string): Promise<void> => {
      await dialog.getByRole('textbox', { name: said.most }).fill(amount);
      await dialog.getByRole('button', { name: said.save }).click();
      await expect(dialog).toBeHidden();
    };
    await open(`/member/limits?lang=${language}&token=${world.token ?? ''}`);

    await test.step('a deposit above the limit is refused, with what is left and until when', async () => {
      await main.getByRole('button', { name: said.set }).click();
      await accessible('a limit to set', page);
      await save('30');
      await expect(limit).toContainText(said.left('30\\.00'));
      await tryDeposit(begun, '50');
      await expect(main.getByText(said.refused)).toBeVisible();
    });

    await test.step('a looser limit waits for its day', async () => {
      await open(`/member/limits?lang=${language}`);
      await main.getByRole('button', { name: said.change }).click();
      await dialog.getByRole('textbox', { name: said.most }).fill('200');
      await expect(dialog.getByText(said.later)).toBeVisible();
      await save('200');
      await expect(limit).toContainText(said.waits);
      await expect(limit).toContainText(said.left('30\\.00'));
      await expect(limit.getByRole('button', { name: said.confirm })).toHaveCount(0);
    });

    await test.step('a day later it counts once the member confirms it', async () => {
      await world.advanceClock(A_DAY_MS);
      // The session has ended by then.
      await page.evaluate(() => sessionStorage.clear());
      await open(`/login?return=%2Fmember%2Flimits&lang=${language}`);
      await page.locator('[name=username]').fill('player');
      await page.locator('[name=password]').fill('Player2026');
      await page.locator('[name=password]').press('Enter');
      await expect(limit).toContainText(said.ready);
      await expect(limit).toContainText(said.left('30\\.00'));
      await accessible('a looser limit to confirm', page);
      await limit.getByRole('button', { name: said.confirm }).click();
      await expect(limit).toContainText(said.left('200\\.00'));
      const provider = begun.context.waitForEvent('page');
      await tryDeposit(begun, '50');
      await expect((await provider).locator('button[value="pay"]')).toBeVisible();
    });
  });

  test(`${site.id} in ${language}: an excluded member cannot deposit and can withdraw [D58]`, async ({ visit }) => {
    const begun = await visit(site, start);
    const { page, open, world } = begun;
    const main = page.getByRole('main');
    await open(`/member/limits?lang=${language}&token=${world.token ?? ''}`);
    await main.getByRole('button', { name: said.exclude }).click();
    const dialog = page.getByRole('alertdialog', { name: said.exclusion });
    await accessible('a self-exclusion to confirm', page);
    await dialog.getByRole('button', { name: said.exclude }).click();
    await expect(main.getByRole('heading', { name: said.excluded })).toBeVisible();
    await tryDeposit(begun, '50');
    await expect(main.getByText(said.canWithdraw)).toBeVisible();
    await open(`/member/withdraw?lang=${language}`);
    await expect(main.getByRole('button', { name: money.withdraw, exact: true })).toBeVisible();
  });
}
