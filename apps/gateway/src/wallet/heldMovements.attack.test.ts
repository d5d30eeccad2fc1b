import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { codeOf, newKey, payingMember } from '../payments/testing/payingMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { accountBalances, vendorTransactions } from './wallet.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const OWN_HOST = 'gateway.localhost:8081';
const PROOF = { proof: { kind: 'password', secret: 'Player2026' } };
const STAKE = '2500';

const operatorPage = async (merchant: string): Promise<string> => {
  const address = `http://${OWN_HOST}/operator?merchant=${merchant}`;
  return (await gateway.fetch(new Request(address, { headers: { Host: OWN_HOST } }))).text();
};

/** A player who has staked all money in a game, and closed the account. */
const closed = async (vendorWallets: 'BAIZE'[] = []) => {
  const player = await payingMember(gateway, {
    rows: { members: [{ account: 'player', balance: STAKE }] },
    ...(vendorWallets.length === 0 ? {} : { settings: { vendorWallets } }),
  });
  if (vendorWallets.length > 0)
    await player.post('/wps/relay/GCS_walletTransfer', { from: 'main', to: 'BAIZE', amount: STAKE }, newKey());
  const session = await startPlay(gateway, player.visitor, player.token);
  const bet = { session, round: 'r', transactionId: `${session}-bet`, amount: STAKE };
  const prize = { ...bet, transactionId: `${session}-prize`, amount: '9000' };
  const send = (kind: 'debit' | 'credit' | 'rollback', movement: object) =>
    callVendor(gateway, `wallet/${kind}`, movement);
  expect(codeOf(await send('debit', bet))).toBe('done');
  const close = () => player.seal('/wps/profile/closure', PROOF);
  gateway.loggedErrors.length = 0;
  return { ...player, session, bet, prize, send, close };
};

const heldOf = async (merchant: string) => {
  const rows = await gateway.database.owner
    .select()
    .from(vendorTransactions)
    .where(and(eq(vendorTransactions.merchant, merchant), eq(vendorTransactions.outcome, 'held')));
  return rows.map(({ kind, amount }) => [kind, amount]);
};

const balancesOf = async (merchant: string, memberId: string) => {
  const rows = await gateway.database.owner
    .select()
    .from(accountBalances)
    .where(and(eq(accountBalances.merchant, merchant), eq(accountBalances.member_id, memberId)));
  return rows.reduce((sum, { balance }) => sum + balance, 0n);
};

describe.each([
  ['the main wallet', []],
  ['a wallet at the vendor', ['BAIZE']],
] as [string, 'BAIZE'[]][])('from %s, money that a vendor owes a closed account', (_, wallets) => {
  it('as a prize is refused, reported once, and shown to the operator until it is paid', async () => {
    const { id, memberId, close, send, prize, bet } = await closed(wallets);
    expect(codeOf(await close())).toBe('done');
    for (let n = 0; n < 3; n += 1) expect((await send('credit', prize)).value).toEqual({ code: 'balanceOutOfRange' });
    expect(gateway.loggedErrors).toMatchObject([
      {
        name: 'PrizeHeld',
        operation: 'vendorCredit',
        merchant: id,
        message: expect.stringContaining(`owes member ${memberId} 9000 CNY`) as unknown,
      },
    ]);
    expect(await operatorPage(id)).toContain('Pay 90.00 CNY by hand.');
    // What a vendor does whose prize is refused: the stake is not owed beside the prize.
    expect(codeOf(await send('rollback', bet))).toBe('roundSettled');
    expect(await heldOf(id)).toEqual([['credit', 9000n]]);
    expect(await balancesOf(id, memberId)).toBe(0n);
    // A bet of the closed account is none, and says nothing to the operator.
    expect((await send('debit', { ...bet, transactionId: 'later' })).status).toBe(401);
    expect(gateway.loggedErrors).toHaveLength(1);
  });

  it('as a returned stake is so, too, and the round takes no prize any more', async () => {
    const { id, memberId, close, send, prize, bet } = await closed(wallets);
    expect(codeOf(await close())).toBe('done');
    for (let n = 0; n < 3; n += 1) expect((await send('rollback', bet)).value).toEqual({ code: 'balanceOutOfRange' });
    expect(gateway.loggedErrors).toMatchObject([{ name: 'StakeHeld', operation: 'vendorRollback' }]);
    expect(await operatorPage(id)).toContain('Pay 25.00 CNY by hand.');
    expect(await heldOf(id)).toEqual([['debit', 2500n]]);
    expect(codeOf(await send('credit', prize))).toBe('roundUnknown');
    expect((await send('debit', bet)).success).toBe(false);
    expect(await balancesOf(id, memberId)).toBe(0n);
  });

  it('while the account is being closed is paid and keeps it open, or is held', async () => {
    const { id, close, send, prize } = await closed(wallets);
    const [isClosed, paid] = await Promise.all([close(), send('credit', prize)]);
    expect(isClosed.success).toBe(!paid.success);
    expect(await heldOf(id)).toEqual(paid.success ? [] : [['credit', 9000n]]);
    const [player] = await gateway.database.owner
      .select()
      .from(members)
      .where(and(eq(members.merchant, id), eq(members.account, 'player')));
    expect(player?.closed_at === null).toBe(paid.success);
  });
});

it('the operator is shown nothing of it while accounts are open, and nothing of another merchant', async () => {
  const { id, send, prize } = await closed();
  expect(codeOf(await send('credit', prize))).toBe('done');
  expect(await operatorPage(id)).not.toContain('by hand');
  const other = await closed();
  await other.close();
  await other.send('credit', other.prize);
  expect(await operatorPage(id)).not.toContain('by hand');
});
