import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, newKey, payingMember } from '../payments/testing/payingMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const apart = { settings: { vendorWallets: ['BAIZE', 'JADE'] } } satisfies Parameters<typeof payingMember>[1];

type Wallets = {
  readonly total: string;
  readonly wallets: readonly { readonly id: string; readonly balance: string }[];
};
const balances = (value: unknown) =>
  Object.fromEntries((value as Wallets).wallets.map(({ id, balance }) => [id, balance]));

describe('wallets', () => {
  it('are one where the merchant wallet is single, and nothing is transferred [REQ-225]', async () => {
    const { get, post } = await payingMember(gateway);
    expect((await get('/wps/transfers/wallets')).value).toMatchObject({ isSingle: true, wallets: [{ id: 'main' }] });
    const move = { from: 'main', to: 'BAIZE', amount: '100' };
    expect(codeOf(await post('/wps/relay/GCS_walletTransfer', move, newKey()))).toBe('walletsSingle');
    expect((await get('/wps/relay/GCS_merchantWallet')).value).toEqual({ isSingle: 1 });
  });

  it('exchange money, and are collected in one transaction [REQ-225]', async () => {
    const { get, post } = await payingMember(gateway, apart);
    expect((await get('/wps/relay/GCS_merchantWallet')).value).toEqual({ isSingle: 0 });
    const transfer = (from: string, to: string, amount: string) =>
      post('/wps/relay/GCS_walletTransfer', { from, to, amount }, newKey());
    expect(balances((await transfer('main', 'BAIZE', '30000')).value)).toEqual({
      main: '70000',
      BAIZE: '30000',
      JADE: '0',
    });
    expect((await transfer('BAIZE', 'JADE', '10000')).value).toMatchObject({ total: '100000' });
    expect(codeOf(await transfer('BAIZE', 'main', '20001'))).toBe('balanceTooLow');
    expect(codeOf(await transfer('BAIZE', 'BAIZE', '1'))).toBe('walletsSame');
    expect(codeOf(await transfer('main', 'KOI', '1'))).toBe('walletUnknown');
    const collected = await post('/wps/transfers/collect', {}, newKey());
    expect(balances(collected.value)).toEqual({ main: '100000', BAIZE: '0', JADE: '0' });
  });

  it('of a vendor pay the bets there, and take their prizes and returns', async () => {
    const { get, post, bet, undo } = await payingMember(gateway, apart);
    await expect(bet('100')).rejects.toThrow('insufficientFunds');
    await post('/wps/relay/GCS_walletTransfer', { from: 'main', to: 'BAIZE', amount: '1000' }, newKey());
    const kept = await bet('400');
    await bet('500');
    await undo(kept);
    expect(balances((await get('/wps/transfers/wallets')).value)).toMatchObject({ main: '99000', BAIZE: '500' });
    expect((await get('/wps/records/bets')).value).toMatchObject({ totals: { count: 2, staked: '500' } });
  });
});

describe('a transfer to the upline', () => {
  it('needs the payment password, and gives a receipt', async () => {
    const { get, seal, setPassword, balance, visitor } = await payingMember(gateway);
    expect((await get('/wps/transfers/upline')).value).toMatchObject({ name: 'Ag***t', available: '100000' });
    const pay = (amount: string, paymentPassword = 'Paying2026') =>
      seal('/wps/transfers/upline', { amount, paymentPassword }, newKey());
    expect(codeOf(await pay('10000'))).toBe('paymentPasswordRequired');
    await setPassword();
    expect(codeOf(await pay('10000', 'Wrong2026'))).toBe('wrongPaymentPassword');
    expect((await pay('1')).value).toMatchObject({ code: 'amountOutOfRange', amount: '1000' });
    expect((await pay('10000')).value).toMatchObject({ to: 'Ag***t', amount: '10000', balance: '90000' });
    expect(codeOf(await pay('95000'))).toBe('balanceTooLow');
    const agent = await visitor.tokenOf('agent', 'Agent2026');
    expect((await visitor.call('/wps/v2/wallets/balance', { token: agent })).value).toMatchObject({
      balance: '110000',
    });
    const { items } = (await get('/wps/records/account?kind=uplineTransfer')).value as { items: { id: string }[] };
    expect((await get(`/wps/records/story?id=${items[0]?.id ?? ''}`)).value).toMatchObject({
      type: 'transfer',
      from: 'Pl***r',
      to: 'Ag***t',
    });
    expect(await balance()).toBe('90000');
  });

  it('is for members whom somebody invited', async () => {
    const { get } = await payingMember(gateway, { as: 'expired' });
    expect(codeOf(await get('/wps/transfers/upline'))).toMatch(/uplineUnknown|passwordChangeRequired/u);
  });
});
