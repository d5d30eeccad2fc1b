import { afterEach, beforeEach, expect, test } from 'vitest';
import { launched, openWalletDesk, SECRET, type WalletDesk } from '../testing/walletDesk.ts';
import type { Movement } from '../wallet/wallet.types.ts';
import { createWalletClient } from '../wallet/walletClient.ts';
import type { Play } from './play.types.ts';
import { createPlays } from './plays.ts';
import { createReturns } from './returns.ts';
import { playRound, type RoundDependencies } from './round.ts';

const cherries = () => 31;
const lemonsWouldLose = () => {
  let stop = 0;
  return () => (stop += 5) % 32;
};
const bet = '500';
let desk: WalletDesk;
let play: Play;
let returns: ReturnType<typeof createReturns>;
let waits: number[];

/** Id of the next round. */
const round = () => play.openRound ?? 'none is open';
const next = expect.stringMatching(/^[\w-]{22}$/u) as unknown;

const won = (): RoundDependencies => ({ draw: cherries, returns });
const lost = (): RoundDependencies => ({ draw: lemonsWouldLose(), returns });

const open = async (mode: 'real' | 'demo' = 'real'): Promise<void> => {
  desk = await openWalletDesk();
  play = createPlays(createWalletClient({ gateway: desk.address, secret: SECRET }), Date.now).open({
    ...launched,
    mode,
  });
  waits = [];
  returns = createReturns((milliseconds) => {
    waits.push(milliseconds);
    return Promise.resolve();
  });
};
beforeEach(() => open());
afterEach(() => desk.close());

test('a lost round takes the bet and pays nothing', async () => {
  expect(await playRound(play, { round: round(), bet }, lost())).toMatchObject({
    ok: true,
    win: '0',
    balance: '9500',
  });
  expect(desk.calls).toEqual(['debit']);
});

test('a won round takes the bet before it pays the prize', async () => {
  const id = round();
  const answer = await playRound(play, { round: id, bet }, won());
  expect(answer).toMatchObject({ ok: true, outcome: { symbols: ['cherry', 'cherry', 'cherry'] }, win: '3000' });
  expect(answer).toMatchObject({ balance: '12500' });
  expect(desk.calls).toEqual(['debit', 'credit']);
  const [debit, credit] = desk.bodies.map((body) => JSON.parse(body) as Movement);
  expect(debit).toEqual({ session: 'w1', round: id, transactionId: `${id}:debit`, amount: bet, currency: 'EUR' });
  expect(credit).toEqual({ ...debit, transactionId: `${id}:credit`, amount: '3000' });
});

test('the same round asked twice, at once or later, is played once', async () => {
  const request = { round: round(), bet };
  const answers = await Promise.all([playRound(play, request, won()), playRound(play, request, lost())]);
  answers.push(await playRound(play, request, lost()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(desk.calls).toEqual(['debit', 'credit']);
});

test('an invalid bet or round is refused, and the open round stays open', async () => {
  const open = round();
  for (const odd of ['-500', '0', '501', '', '5e2'])
    expect(await playRound(play, { round: open, bet: odd }, lost())).toEqual({
      ok: false,
      code: 'betUnknown',
      next: open,
    });
  for (const odd of ['', 'round-0001', `${open}0`])
    expect(await playRound(play, { round: odd, bet }, lost())).toEqual({ ok: false, code: 'roundUnknown', next: open });
  expect(desk.calls).toEqual([]);
  expect(await playRound(play, { round: open, bet }, lost())).toMatchObject({ ok: true, round: open, bet, win: '0' });
});

test('while a round runs no other is open; its answer opens the next', async () => {
  const open = round();
  const first = playRound(play, { round: open, bet }, lost());
  expect(await playRound(play, { round: 'another', bet }, lost())).toStrictEqual({
    ok: false,
    code: 'roundUnknown',
  });
  const { next: opened } = await first;
  expect(opened).toBe(play.openRound);
  expect(opened).not.toBe(open);
  expect(desk.calls).toEqual(['debit']);
});

test('a bet above the balance or after the session is no round', async () => {
  desk.trouble('debit', 'expired');
  expect(await playRound(play, { round: round(), bet }, won())).toEqual({ ok: false, code: 'sessionExpired', next });
  desk.trouble('debit', 'none');
  for (let n = 0; n < 5; n += 1) await playRound(play, { round: round(), bet: '2000' }, lost());
  expect(await playRound(play, { round: round(), bet }, won())).toEqual({ ok: false, code: 'insufficientFunds', next });
});

test('a debit that nobody confirmed is undone', async () => {
  desk.trouble('debit', 'silent after');
  expect(await playRound(play, { round: round(), bet }, won())).toEqual({ ok: false, code: 'away', next });
  expect(desk.calls).toEqual(['debit', 'rollback']);
  expect(desk.balance()).toBe('10000');
});

test('a prize is asked for three times; never paid, the bet is given back and the round is void', async () => {
  desk.trouble('credit', 'silent before');
  expect(await playRound(play, { round: round(), bet }, won())).toEqual({ ok: false, code: 'roundVoid', next });
  expect(desk.calls).toEqual(['debit', 'credit', 'credit', 'credit', 'rollback']);
  expect(desk.balance()).toBe('10000');
});

test('a prize that is confirmed at the third asking is a prize', async () => {
  desk.trouble('credit', 'silent after', 'silent after', 'none');
  expect(await playRound(play, { round: round(), bet }, won())).toMatchObject({
    ok: true,
    win: '3000',
    balance: '12500',
  });
  expect(desk.calls).toEqual(['debit', 'credit', 'credit', 'credit']);
});

test('a prize that is refused is not asked for again, and gives the bet back', async () => {
  desk.trouble('credit', 'refused');
  expect(await playRound(play, { round: round(), bet }, won())).toEqual({ ok: false, code: 'roundVoid', next });
  expect(desk.calls).toEqual(['debit', 'credit', 'rollback']);
  expect(desk.balance()).toBe('10000');
});

test('a prize paid without confirmation keeps its bet: nothing is paid twice', async () => {
  desk.trouble('credit', 'silent after');
  expect(await playRound(play, { round: round(), bet }, won())).toEqual({ ok: false, code: 'away', next });
  expect(desk.balance()).toBe('12500');
  expect(desk.calls).toEqual(['debit', 'credit', 'credit', 'credit', 'rollback']);
});

test('a bet that the wallet refuses for a reason of its own is neither played nor undone', async () => {
  desk.trouble('debit', 'refused');
  expect(await playRound(play, { round: round(), bet }, won())).toEqual({ ok: false, code: 'away', next });
  expect(desk.calls).toEqual(['debit']);
});

test('undoing goes on, ever more slowly, until the wallet confirms it', async () => {
  desk.trouble('debit', 'silent after');
  desk.trouble('rollback', 'silent before');
  returns = createReturns((milliseconds) => {
    waits.push(milliseconds);
    if (waits.length === 8) desk.trouble('rollback', 'none');
    return Promise.resolve();
  });
  expect(await playRound(play, { round: round(), bet }, won())).toEqual({ ok: false, code: 'away', next });
  await expect.poll(() => returns.open.size).toBe(0);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(desk.balance()).toBe('10000');
});

test('a refused rollback is returned, and not retried', async () => {
  desk.trouble('rollback', 'refused');
  const movement = { session: 'w1', round: 'r', transactionId: 'r:debit', amount: '1', currency: 'EUR' };
  expect(await returns.undo(play.wallet, movement)).toBe('refused');
  expect([returns.open.size, waits]).toEqual([0, []]);
});

test('a demo plays with money of its own and never calls the wallet [REQ-176]', async () => {
  desk.close();
  await open('demo');
  expect(await playRound(play, { round: round(), bet }, won())).toMatchObject({ ok: true, balance: '102500' });
  expect(desk.calls).toEqual([]);
});
