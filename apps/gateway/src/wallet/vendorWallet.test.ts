import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postings, transactions, vendorTransactions, wallets } from './wallet.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, launchToken, startPlay } from '../testing/vendor.ts';
import { signatureOf, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const invalid = (field: string) => [400, { success: false, message: '', value: { code: 'invalidRequest', field } }];
const refused = (code: string) => ({ status: 200, success: false, value: { code } });
const player = () => newWorldAt(gateway, 'alpha', { as: 'player' });

describe("a vendor's session", () => {
  it('begins once with a launch token, and tells who plays what for which money', async () => {
    const { visitor, token } = await player();
    const launch = await launchToken(visitor, token, { language: 'CN' });
    const redeemed = await callVendor(gateway, 'session/redeem', { token: launch });
    expect(redeemed.value).toMatchObject({
      player: 'Player',
      merchant: 'alpha',
      currency: 'CNY',
      currencyExponent: 2,
      language: 'CN',
      gameCode: 'dragon-gate',
      title: '龙门',
      mode: 'real',
      backUrl: expect.stringMatching(/^http:\/\/.*\.alpha\.localhost\/rng$/u) as unknown,
    });
    expect(await callVendor(gateway, 'session/redeem', { token: launch })).toMatchObject({
      status: 401,
      success: false,
      value: { code: 'sessionExpired' },
    });
  });

  it('does not begin with a launch token that is older than two minutes', async () => {
    const { visitor, token, advance } = await player();
    const launch = await launchToken(visitor, token);
    await advance(121_000);
    const late = await callVendor(gateway, 'session/redeem', { token: launch });
    expect(late).toMatchObject({ status: 401, value: { code: 'sessionExpired' } });
  });

  it('opens nothing without the right and recent signature', async () => {
    const forged = await callVendor(gateway, 'wallet/balance', { session: 'x' }, { secret: 'another' });
    expect(forged).toMatchObject({ status: 403, value: { code: 'forbidden' } });
    const old = await callVendor(gateway, 'wallet/balance', { session: 'x' }, { at: Date.now() - 301_000 });
    expect(old.status).toBe(403);
    const unknown = { status: 401, value: { code: 'sessionExpired' } };
    expect(await callVendor(gateway, 'wallet/balance', { session: 'x' })).toMatchObject(unknown);
    expect(await callVendor(gateway, 'session/redeem', { token: 'x' })).toMatchObject(unknown);
    const bet = { session: 'x', round: 'r', transactionId: 't', amount: '1' };
    expect(await callVendor(gateway, 'wallet/debit', bet)).toMatchObject(unknown);
  });

  it('answers every call in the envelope, and names what of a body is wrong', async () => {
    const { visitor, token } = await player();
    const session = await startPlay(gateway, visitor, token);
    const call = async (path: string, body: object) => {
      const { status, headers: _, ...envelope } = await callVendor(gateway, path, body);
      return [status, envelope];
    };
    expect(await call('wallet/balance', { session })).toEqual([
      200,
      { success: true, message: '', value: { balance: '100000', sequence: 1 } },
    ]);
    expect(await call('wallet/balance', { session: 'x' })).toEqual([
      401,
      { success: false, message: '', value: { code: 'sessionExpired' } },
    ]);
    expect(await call('wallet/balance', {})).toEqual(invalid('session'));
    expect(await call('session/redeem', {})).toEqual(invalid('token'));
    expect(await call('wallet/debit', { session, round: 'r', transactionId: ' t', amount: '1' })).toEqual(
      invalid('transactionId'),
    );
    expect(await call('wallet/debit', [])).toEqual(invalid('body'));
  });

  it('is told that a body which is no JSON is wrong', async () => {
    const body = '{"session":';
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = signatureOf('vendor-secret-of-the-tests', {
      timestamp,
      method: 'POST',
      path: '/vendor/wallet/balance',
      body,
    });
    const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signed };
    const request = new Request('http://127.0.0.1/vendor/wallet/balance', { method: 'POST', headers, body });
    const response = await gateway.fetch(request);
    expect([response.status, await response.json()]).toMatchObject([400, { value: { field: 'body' } }]);
  });

  it('moves nothing for a player without a wallet', async () => {
    const { id, visitor, token } = await player();
    const session = await startPlay(gateway, visitor, token);
    const taken = await gateway.database.owner.delete(wallets).where(eq(wallets.merchant, id)).returning();
    onTestFinished(async () => void (await gateway.database.owner.insert(wallets).values(taken)));
    const gone = { status: 401, value: { code: 'sessionExpired' } };
    expect(await callVendor(gateway, 'wallet/balance', { session })).toMatchObject(gone);
    const bet = { session, round: 'r', transactionId: 't', amount: '1' };
    expect(await callVendor(gateway, 'wallet/debit', bet)).toMatchObject(refused('insufficientFunds'));
    const back = await callVendor(gateway, 'wallet/rollback', { ...bet, transactionId: 'u' });
    expect(back).toMatchObject(refused('transactionConflict'));
  });

  it('moves no real money for a demo', async () => {
    const { visitor } = await player();
    const launch = await launchToken(visitor, undefined, { mode: 'demo' });
    const { value } = await callVendor(gateway, 'session/redeem', { token: launch });
    const { session } = value as { session: string };
    expect(value).toMatchObject({ mode: 'demo', player: '' });
    const debit = { session, round: 'r', transactionId: 'demo', amount: '1' };
    expect((await callVendor(gateway, 'wallet/debit', debit)).status).toBe(401);
  });
});

describe("a vendor's movements", () => {
  it('happen once for a transaction id, and answer the same again', async () => {
    const { visitor, token } = await player();
    const session = await startPlay(gateway, visitor, token);
    const bet = { session, round: 'r1', transactionId: 'bet-1', amount: '2500' };
    const first = await callVendor(gateway, 'wallet/debit', bet);
    expect(first.value).toEqual({ balance: '97500', sequence: 2 });
    expect((await callVendor(gateway, 'wallet/debit', bet)).value).toEqual(first.value);
    const other = await callVendor(gateway, 'wallet/debit', { ...bet, amount: '1' });
    expect(other).toMatchObject({ success: false, value: { code: 'transactionConflict' } });
    const prize = { session, round: 'r1', transactionId: 'win-1', amount: '100' };
    expect((await callVendor(gateway, 'wallet/credit', prize)).value).toEqual({ balance: '97600', sequence: 3 });
  });

  it('are undone once, and are refused when they arrive after their undoing', async () => {
    const { visitor, token } = await player();
    const session = await startPlay(gateway, visitor, token);
    const bet = { session, round: 'r', transactionId: 'bet', amount: '2500' };
    await callVendor(gateway, 'wallet/debit', bet);
    for (const _ of [1, 2])
      expect((await callVendor(gateway, 'wallet/rollback', bet)).value).toEqual({ balance: '100000', sequence: 3 });
    expect((await callVendor(gateway, 'wallet/debit', bet)).value).toEqual({ code: 'rolledBack' });
    const late = { ...bet, transactionId: 'late' };
    expect((await callVendor(gateway, 'wallet/rollback', late)).success).toBe(true);
    expect((await callVendor(gateway, 'wallet/debit', late)).value).toEqual({ code: 'rolledBack' });
    expect((await callVendor(gateway, 'wallet/balance', { session })).value).toEqual({
      balance: '100000',
      sequence: 3,
    });
  });

  it('are written down as what they were', async () => {
    const { id, visitor, token } = await player();
    const session = await startPlay(gateway, visitor, token);
    const bet = { session, round: 'r', transactionId: 'bet', amount: '10' };
    await callVendor(gateway, 'wallet/debit', bet);
    await callVendor(gateway, 'wallet/rollback', bet);
    await callVendor(gateway, 'wallet/rollback', { ...bet, transactionId: 'never' });
    await callVendor(gateway, 'wallet/debit', { ...bet, transactionId: 'bet-2' });
    await callVendor(gateway, 'wallet/credit', { ...bet, transactionId: 'win' });
    const { owner: orm } = gateway.database;
    const moved = await orm
      .select({ kind: transactions.kind, account: postings.account, amount: postings.amount })
      .from(postings)
      .innerJoin(transactions, eq(transactions.id, postings.transaction_id))
      .where(and(eq(postings.merchant, id), eq(transactions.vassalage, 'BAIZE'), isNotNull(postings.sequence)))
      .orderBy(postings.sequence);
    expect(moved.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['debit', -10n],
      ['rollback', 10n],
      ['debit', -10n],
      ['credit', 10n],
    ]);
    const vendor = await orm
      .select()
      .from(postings)
      .where(and(eq(postings.merchant, id), eq(postings.account, 'vendor:BAIZE')));
    expect(vendor.map(({ amount }) => String(amount)).sort()).toEqual(['-10', '-10', '10', '10']);
    const known = await orm.select().from(vendorTransactions).where(eq(vendorTransactions.merchant, id));
    expect(Object.fromEntries(known.map((row) => [row.transaction_id, row.kind]))).toEqual({
      bet: 'debit',
      never: 'rollback',
      'bet-2': 'debit',
      win: 'credit',
    });
  });

  it('refuse a bet above the balance, and remember the refusal', async () => {
    const { visitor, token } = await player();
    const session = await startPlay(gateway, visitor, token);
    const bet = { session, round: 'r', transactionId: 'big', amount: '100001' };
    for (const _ of [1, 2])
      expect((await callVendor(gateway, 'wallet/debit', bet)).value).toEqual({ code: 'insufficientFunds' });
    const negative = await callVendor(gateway, 'wallet/debit', { ...bet, transactionId: 'minus', amount: '-5' });
    expect(negative.status).toBe(400);
  });

  it('after the session has ended take no bet, and still pay the prize and give back the bet of its rounds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const { visitor, token, advance } = await player();
    const session = await startPlay(gateway, visitor, token);
    const bet = { session, round: 'won', transactionId: 'bet', amount: '100' };
    const lost = { session, round: 'lost', transactionId: 'bet-2', amount: '40' };
    const taken = await callVendor(gateway, 'wallet/debit', bet);
    await callVendor(gateway, 'wallet/debit', lost);
    await advance(4 * 3_600_000 - 1);
    expect((await callVendor(gateway, 'wallet/balance', { session })).success).toBe(true);
    await advance(1);
    expect((await callVendor(gateway, 'wallet/balance', { session })).status).toBe(401);
    const late = await callVendor(gateway, 'wallet/debit', { ...bet, transactionId: 'late' });
    expect(late).toMatchObject({ status: 401, value: { code: 'sessionExpired' } });
    expect((await callVendor(gateway, 'wallet/debit', bet)).value).toEqual(taken.value);
    const prize = await callVendor(gateway, 'wallet/credit', { ...bet, transactionId: 'win' });
    expect(prize.value).toMatchObject({ balance: '99960' });
    expect((await callVendor(gateway, 'wallet/rollback', lost)).value).toMatchObject({ balance: '100000' });
  });
});
