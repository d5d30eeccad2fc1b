import { languages } from '@baize/domain/languages';
import { expect, test } from '../journey.ts';
import { moneyReaders, moneyWords, openingBalance, openOperator, paying, withdrawForm } from '../screens/money.ts';
import { keyOf, loseAnswer, nextPost } from '../surroundings/loseAnswer.ts';
import { withoutGames } from '../surroundings/world.ts';

const COOLED_MS = 61_000;
const WITHDRAWALS = '/wps/payments/withdrawals';
/** The provider says nothing of a payout that ends in 04: 105.00 less the fee of 0.53. */
const AMOUNT = '105';

for (const { language, site } of moneyReaders) {
  const said = moneyWords[language];
  test(`${site.id} in ${language}: a withdrawal whose answer is lost in a reload is made once and taken back, another arrives in part [D38] [D59] [REQ-224]`, async ({
    visit,
  }) => {
    test.slow();
    const begun = await visit(site, {
      as: 'player',
      settings: { openingBalance },
      failures: withoutGames,
      rows: paying,
    });
    const { page, open, world } = begun;
    await open(`/member/withdraw?lang=${language}&token=${world.token ?? ''}`);
    await expect(page.locator('html')).toHaveAttribute('dir', languages[language].direction);
    const form = withdrawForm(page, said);
    const history = page.getByRole('button', { name: said.show, exact: true });

    await test.step('a request that is still unanswered when the page is reloaded is asked for again', async () => {
      await form.submit(AMOUNT);
      const { answered } = await loseAnswer(page, WITHDRAWALS);
      await form.confirm();
      const key = await answered;
      await open('/member/withdraw');
      await expect(page.getByText(said.lost)).toBeVisible();
      await expect(page.getByRole('textbox', { name: said.amount })).toHaveCount(0);
      const again = nextPost(page, WITHDRAWALS);
      await page.getByRole('button', { name: said.ask }).click();
      await form.confirm();
      expect(keyOf(await again)).toBe(key);
      await expect(form.dialog.getByText(said.requested)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(history).toHaveCount(1);
    });

    await test.step('it is taken back while it cools', async () => {
      await page.getByRole('button', { name: said.takeBack }).click();
      await expect(form.dialog.getByText(said.takenBack)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form.dialog).toHaveCount(0);
    });

    await test.step('another one is sent once it has cooled, and arrives in part', async () => {
      await form.submit(AMOUNT);
      await form.confirm();
      await expect(form.dialog.getByText(said.requested)).toBeVisible();
      await page.keyboard.press('Escape');
      await world.advanceClock(COOLED_MS);
      await page.getByRole('button', { name: said.partly }).click();
      await form.dialog.getByRole('textbox', { name: said.arrived }).fill('50');
      await form.dialog.getByRole('button', { name: said.report }).click();
      await expect(form.dialog.getByText(said.underReview).first()).toBeVisible();
    });

    await test.step('the operator decides, and the page follows', async () => {
      const operator = await openOperator(begun);
      const order = operator.getByRole('row').filter({ hasText: 'disputed' });
      await order.getByLabel('Minor units').fill('5000');
      await order.getByRole('button', { name: 'Pay in part' }).click();
      await expect(operator.getByRole('status')).toHaveText('Done.');
      await operator.close();
      await expect(form.dialog.getByText(said.partlyArrived('50\\.00'))).toBeVisible();
    });
  });
}
