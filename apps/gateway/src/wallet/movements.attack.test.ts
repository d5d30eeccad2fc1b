import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import type { Answer } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const bet = { round: 'r', transactionId: 'bet', amount: '2500' };
const prize = { round: 'r', transactionId: 'win', amount: '4000' };

/** A player in a game, in the given world or a new one. */
const inGame = async (as = 'player', of?: Awaited<ReturnType<typeof newWorldAt>>) => {
  const world = of ?? (await newWorldAt(gateway, 'alpha', { as }));
  const session = await startPlay(gateway, world.visitor, world.token);
  const send = (kind: 'debit' | 'credit' | 'rollback', movement: object): Promise<Answer> =>
    callVendor(gateway, `wallet/${kind}`, { session, ...movement });
  const balance = async (): Promise<string> => {
    const { value } = await world.visitor.call('/wps/v2/wallets/balance', { token: world.token ?? '' });
    return (value as { balance: string }).balance;
  };
  return { world, session, send, balance };
};

const codeOf = ({ success, value }: Answer) => (success ? 'done' : (value as { code: string }).code);

describe('a movement sent again', () => {
  it('120 times at once, in any order and after other rounds, moves once', async () => {
    const { send, balance } = await inGame();
    await send('debit', bet);
    const again = Array.from({ length: 120 }, (_, n) => (n % 3 === 0 ? send('debit', bet) : send('credit', prize)));
    for (let n = 0; n < 20; n += 1)
      again.push(send('debit', { round: `r${n}`, transactionId: `other-${n}`, amount: '1' }));
    const answers = await Promise.all(again);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['done']));
    expect(await send('credit', prize)).toMatchObject({ success: true });
    expect(await balance()).toBe(String(100_000 - 2500 + 4000 - 20));
  });

  it('from another session of the same member, or by another member, moves nothing', async () => {
    const first = await inGame();
    await first.send('debit', bet);
    await first.send('credit', prize);
    const second = await inGame('player', first.world);
    expect(codeOf(await second.send('debit', bet))).toBe('transactionConflict');
    expect(codeOf(await second.send('credit', prize))).toBe('roundUnknown');
    await second.send('debit', { ...bet, transactionId: 'bet-2' });
    expect(codeOf(await second.send('credit', prize))).toBe('transactionConflict');
    expect(await first.balance()).toBe(String(100_000 - 2500 + 4000 - 2500));
  });

  it('with another amount, round or kind moves nothing', async () => {
    const { send, balance } = await inGame();
    await send('debit', bet);
    for (const changed of [{ amount: '1' }, { amount: '2501' }, { round: 'other' }])
      expect(codeOf(await send('debit', { ...bet, ...changed }))).toBe('transactionConflict');
    expect(codeOf(await send('credit', { ...bet }))).toBe('transactionConflict');
    expect(await balance()).toBe('97500');
  });
});

describe('a prize', () => {
  it('without a valid bet in its round is not paid', async () => {
    const { send, balance } = await inGame();
    expect(codeOf(await send('credit', prize))).toBe('roundUnknown');
    await send('debit', { ...bet, amount: '100001' });
    expect(codeOf(await send('credit', prize))).toBe('roundUnknown');
    await send('debit', { ...bet, transactionId: 'bet-2' });
    expect(codeOf(await send('credit', { ...prize, round: 'another' }))).toBe('roundUnknown');
    await send('rollback', { ...bet, transactionId: 'bet-2' });
    expect(codeOf(await send('credit', prize))).toBe('roundUnknown');
    expect(await balance()).toBe('100000');
    await send('debit', { ...bet, transactionId: 'bet-3' });
    expect(codeOf(await send('credit', prize))).toBe('done');
  });

  it('is never rolled back: nothing is paid again and nothing is taken', async () => {
    const { send, balance } = await inGame();
    await send('debit', bet);
    await send('credit', prize);
    for (let n = 0; n < 3; n += 1) expect(codeOf(await send('rollback', prize))).toBe('transactionConflict');
    expect(await balance()).toBe('101500');
  });

  it('and the return of its bet exclude each other, whoever comes first', async () => {
    for (const order of [
      ['credit', 'rollback'],
      ['rollback', 'credit'],
    ] as const) {
      const { send, balance } = await inGame();
      await send('debit', bet);
      const [first, second] = await Promise.all(order.map((kind) => send(kind, kind === 'credit' ? prize : bet)));
      expect([first?.success, second?.success].filter(Boolean)).toHaveLength(1);
      expect(['100000', '101500']).toContain(await balance());
    }
    const { send, balance } = await inGame();
    await send('debit', bet);
    await send('credit', prize);
    expect(codeOf(await send('rollback', bet))).toBe('roundSettled');
    expect(await balance()).toBe('101500');
  });
});

describe('a rollback', () => {
  it('gives a bet back once, however often and however it is sent', async () => {
    const { send, balance } = await inGame();
    await send('debit', bet);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('rollback', bet)));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['done']));
    expect(await balance()).toBe('100000');
    expect(codeOf(await send('debit', bet))).toBe('rolledBack');
  });

  it('of another session, amount or round gives nothing back', async () => {
    const { send, balance, world } = await inGame();
    await send('debit', bet);
    const other = await inGame('player', world);
    const stranger = await inGame();
    for (const answer of [
      await other.send('rollback', bet),
      await send('rollback', { ...bet, amount: '2501' }),
      await send('rollback', { ...bet, amount: '1' }),
      await send('rollback', { ...bet, round: 'other' }),
    ])
      expect(codeOf(answer)).toBe('transactionConflict');
    // Unknown in another world: its rollback leaves a mark and moves no money.
    expect(codeOf(await stranger.send('rollback', bet))).toBe('done');
    expect([await balance(), await stranger.balance()]).toEqual(['97500', '100000']);
    expect(codeOf(await send('rollback', bet))).toBe('done');
    expect(await balance()).toBe('100000');
  });

  it('that comes before its bet keeps the late bet from being taken', async () => {
    const { send, balance, world } = await inGame();
    expect(codeOf(await send('rollback', bet))).toBe('done');
    expect(codeOf(await send('rollback', bet))).toBe('done');
    expect(codeOf(await send('debit', bet))).toBe('rolledBack');
    expect(codeOf(await send('rollback', { ...bet, amount: '9' }))).toBe('transactionConflict');
    const other = await inGame('player', world);
    expect(codeOf(await other.send('debit', bet))).toBe('transactionConflict');
    expect(codeOf(await send('credit', prize))).toBe('roundUnknown');
    expect(await balance()).toBe('100000');
  });

  it('of a bet that was refused gives nothing back, and the bet stays refused', async () => {
    const { send, balance } = await inGame();
    const big = { ...bet, amount: '100001' };
    expect(codeOf(await send('debit', big))).toBe('insufficientFunds');
    expect(codeOf(await send('rollback', big))).toBe('done');
    expect(codeOf(await send('debit', big))).toBe('rolledBack');
    expect(await balance()).toBe('100000');
  });
});

describe('an amount', () => {
  it.each(['0', '-1', '1.5', '1e3', '0x10', '01', '', ' 1', '1000000000000000000', '９'])(
    'of %j is refused',
    async (amount) => {
      const { send, balance } = await inGame();
      for (const kind of ['debit', 'credit', 'rollback'] as const)
        expect(await send(kind, { ...bet, amount })).toMatchObject({
          status: 400,
          value: { code: 'invalidRequest', field: 'amount' },
        });
      expect(await balance()).toBe('100000');
    },
  );

  it('that is a number, and an id with a NUL or of 129 characters, are refused with their field', async () => {
    const { send } = await inGame();
    for (const [field, value] of Object.entries({
      amount: 100,
      transactionId: 'a\u0000b',
      round: 'r'.repeat(129),
      session: '',
    }))
      expect(await send('debit', { ...bet, [field]: value })).toMatchObject({ status: 400, value: { field } });
    expect(await callVendor(gateway, 'wallet/balance', { session: 'a\u0000' })).toMatchObject({ status: 400 });
    expect(await callVendor(gateway, 'session/redeem', { token: 'a\u0000' })).toMatchObject({ status: 400 });
    expect(gateway.loggedErrors).toEqual([]);
  });

  it('in another currency moves nothing', async () => {
    const { send, balance } = await inGame();
    expect(codeOf(await send('debit', { ...bet, currency: 'VND' }))).toBe('currencyMismatch');
    expect(codeOf(await send('debit', { ...bet, currency: 'CNY' }))).toBe('done');
    expect(await balance()).toBe('97500');
  });

  it('that no balance of 64 bits can hold is refused, now and again, and breaks nothing', async () => {
    const { send, balance } = await inGame();
    await send('debit', bet);
    const most = '999999999999999999';
    const paid = Array.from({ length: 9 }, (_, n) =>
      send('credit', { ...prize, transactionId: `big-${n}`, amount: most }),
    );
    expect(new Set((await Promise.all(paid)).map(codeOf))).toEqual(new Set(['done']));
    for (let n = 0; n < 2; n += 1)
      expect(codeOf(await send('credit', { ...prize, transactionId: 'big-9', amount: most }))).toBe(
        'balanceOutOfRange',
      );
    const full = 9n * 999_999_999_999_999_999n + 97_500n;
    expect(await balance()).toBe(String(full));
    const rest = 2n ** 63n - 1n - full;
    await send('debit', { ...bet, round: 'second', transactionId: 'bet-2' });
    await send('credit', { ...prize, transactionId: 'last', amount: String(rest + 2500n) });
    const back = { ...bet, round: 'second', transactionId: 'bet-2' };
    for (let n = 0; n < 2; n += 1) expect(codeOf(await send('rollback', back))).toBe('balanceOutOfRange');
    expect(await balance()).toBe(String(2n ** 63n - 1n));
    expect(gateway.loggedErrors).toEqual([]);
  });
});
