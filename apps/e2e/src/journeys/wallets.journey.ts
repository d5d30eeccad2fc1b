import { accessible, expect, test } from '../journey.ts';
import { amountIn } from '../screens/header.ts';
import { openingBalance, paying } from '../screens/money.ts';
import { keyOf, loseAnswer, nextPost } from '../surroundings/loseAnswer.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const TRANSFER = '/wps/relay/GCS_walletTransfer';
const HOURS_AGO = 30;

test(
  onSite(
    'a member moves money to the wallet of a vendor, once although its answer is lost, collects all, and claims a rebate [REQ-225] [D20] [D38]',
  ),
  async ({ visit, site }) => {
    test.slow();
    const { page, open, world } = await visit(site, {
      as: 'player',
      settings: { ...oneVendor, openingBalance, vendorWallets: ['BAIZE'] },
      rows: {
        ...paying,
        rounds: [
          {
            account: 'player',
            vassalage: 'BAIZE',
            gameCode: 'dragon-gate',
            staked: '40000',
            won: '40000',
            hoursAgo: HOURS_AGO,
          },
        ],
      },
    });
    const own = page.getByRole('region', { name: 'Your wallets' });
    const form = page.getByRole('region', { name: 'Transfer between wallets' });
    const balances = async (): Promise<number[]> => (await own.getByRole('definition').allInnerTexts()).map(amountIn);

    await open(`/member/transferFund?lang=EN&token=${world.token ?? ''}`);
    await test.step('a transfer whose answer is lost in a reload is made once', async () => {
      await expect.poll(balances).toEqual([1000, 0]);
      await form.getByRole('textbox', { name: /^Amount/u }).fill('100');
      const { answered } = await loseAnswer(page, TRANSFER);
      await form.getByRole('button', { name: 'Transfer', exact: true }).click();
      const key = await answered;
      const again = nextPost(page, TRANSFER);
      await open('/member/transferFund');
      expect(keyOf(await again)).toBe(key);
      await expect(page.getByRole('alert').getByText('The money has been moved.')).toBeVisible();
      await expect.poll(balances).toEqual([900, 100]);
      await accessible('wallets', page);
    });

    await test.step('all of it comes back at once', async () => {
      await own.getByRole('button', { name: 'Move all to main wallet' }).click();
      await expect(page.getByRole('alert').getByText('All money is in your main wallet.')).toBeVisible();
      await expect.poll(balances).toEqual([1000, 0]);
      await expect(own.getByRole('button', { name: 'Move all to main wallet' })).toHaveCount(0);
    });

    await test.step('a rebate is claimed', async () => {
      await open('/member/manualRebate');
      await page.getByRole('button', { name: /^Claim: / }).click();
      await expect(page.getByRole('alert').getByText(/^You received a rebate of \D*2\.00/u)).toBeVisible();
      await expect(page.getByRole('table').getByText('Rebate claimed')).toBeVisible();
      await accessible('rebates', page);
      await open('/member/transferFund');
      await expect.poll(balances).toEqual([1002, 0]);
    });
  },
);
