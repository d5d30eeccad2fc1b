import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, launchToken, startPlay } from '../testing/vendor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

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
    });
  });

  it('does not begin with a launch token that is older than two minutes', async () => {
    const { visitor, token, advance } = await player();
    const launch = await launchToken(visitor, token);
    await advance(121_000);
    expect((await callVendor(gateway, 'session/redeem', { token: launch })).status).toBe(401);
  });

  it('opens nothing without the right and recent signature', async () => {
    const forged = await callVendor(gateway, 'wallet/balance', { session: 'x' }, { secret: 'another' });
    expect(forged).toMatchObject({ status: 403, value: { code: 'forbidden' } });
    const old = await callVendor(gateway, 'wallet/balance', { session: 'x' }, { at: Date.now() - 301_000 });
    expect(old.status).toBe(403);
    expect((await callVendor(gateway, 'wallet/balance', { session: 'x' })).status).toBe(401);
  });

  it('moves no real money for a demo', async () => {
    const { visitor } = await player();
    const launch = await launchToken(visitor, undefined, { mode: 'demo' });
    const { value } = await callVendor(gateway, 'session/redeem', { token: launch });
    const { session, mode } = value as { session: string; mode: string };
    expect(mode).toBe('demo');
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
    const { visitor, token, advance } = await player();
    const session = await startPlay(gateway, visitor, token);
    const bet = { session, round: 'won', transactionId: 'bet', amount: '100' };
    const lost = { session, round: 'lost', transactionId: 'bet-2', amount: '40' };
    const taken = await callVendor(gateway, 'wallet/debit', bet);
    await callVendor(gateway, 'wallet/debit', lost);
    await advance(4 * 3_600_000 - 1000);
    expect((await callVendor(gateway, 'wallet/balance', { session })).success).toBe(true);
    await advance(1000);
    expect((await callVendor(gateway, 'wallet/balance', { session })).status).toBe(401);
    const late = await callVendor(gateway, 'wallet/debit', { ...bet, transactionId: 'late' });
    expect(late).toMatchObject({ status: 401, value: { code: 'sessionExpired' } });
    expect((await callVendor(gateway, 'wallet/debit', bet)).value).toEqual(taken.value);
    const prize = await callVendor(gateway, 'wallet/credit', { ...bet, transactionId: 'win' });
    expect(prize.value).toMatchObject({ balance: '99960' });
    expect((await callVendor(gateway, 'wallet/rollback', lost)).value).toMatchObject({ balance: '100000' });
  });
});
