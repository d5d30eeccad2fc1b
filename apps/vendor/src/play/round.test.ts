import { afterEach, beforeEach, expect, test } from 'vitest';
import { launched, openWalletDesk, SECRET, type WalletDesk } from '../proof/walletDesk.ts';
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

const won = (): RoundDependencies => ({ draw: cherries, returns });
const lost = (): RoundDependencies => ({ draw: lemonsWouldLose(), returns });

async function open(mode: 'real' | 'demo' = 'real'): Promise<void> {
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
}
beforeEach(() => open());
afterEach(() => desk.close());

test('a lost round takes the bet and pays nothing', async () => {
  expect(await playRound(play, { round: 'round-0001', bet }, lost())).toMatchObject({
    ok: true,
    win: '0',
    balance: '9500',
  });
  expect(desk.calls).toEqual(['debit']);
});

test('a won round takes the bet before it pays the prize', async () => {
  const answer = await playRound(play, { round: 'round-0001', bet }, won());
  expect(answer).toMatchObject({ ok: true, outcome: { symbols: ['cherry', 'cherry', 'cherry'] }, win: '3000' });
  expect(answer).toMatchObject({ balance: '12500' });
  expect(desk.calls).toEqual(['debit', 'credit']);
});

test('the same round asked twice, at once or later, is played once', async () => {
  const request = { round: 'round-0001', bet };
  const answers = await Promise.all([playRound(play, request, won()), playRound(play, request, lost())]);
  answers.push(await playRound(play, request, lost()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(desk.calls).toEqual(['debit', 'credit']);
});

test('a second round waits for the first; a bet or id that is none is refused', async () => {
  const first = playRound(play, { round: 'round-0001', bet }, lost());
  expect(await playRound(play, { round: 'round-0002', bet }, lost())).toEqual({ ok: false, code: 'busy' });
  await first;
  expect(await playRound(play, { round: 'round-0003', bet: '-500' }, lost())).toEqual({
    ok: false,
    code: 'betUnknown',
  });
  expect(await playRound(play, { round: '../x', bet }, lost())).toEqual({ ok: false, code: 'roundUnknown' });
  expect(desk.calls).toEqual(['debit']);
});

test('a bet above the balance or after the session is no round', async () => {
  desk.trouble('debit', 'expired');
  expect(await playRound(play, { round: 'round-0001', bet }, won())).toEqual({ ok: false, code: 'sessionExpired' });
  desk.trouble('debit', 'none');
  for (let round = 0; round < 5; round += 1) await playRound(play, { round: `drain-00${round}`, bet: '2000' }, lost());
  expect(await playRound(play, { round: 'round-0002', bet }, won())).toEqual({ ok: false, code: 'insufficientFunds' });
});

test('a debit that nobody confirmed is undone', async () => {
  desk.trouble('debit', 'silent after');
  expect(await playRound(play, { round: 'round-0001', bet }, won())).toEqual({ ok: false, code: 'away' });
  expect(desk.calls).toEqual(['debit', 'rollback']);
  expect(desk.balance()).toBe('10000');
});

test('a prize is asked for three times; unconfirmed, prize and bet are undone and the round is void', async () => {
  desk.trouble('credit', 'silent after');
  expect(await playRound(play, { round: 'round-0001', bet }, won())).toEqual({ ok: false, code: 'roundVoid' });
  expect(desk.calls).toEqual(['debit', 'credit', 'credit', 'credit', 'rollback', 'rollback']);
  expect(desk.balance()).toBe('10000');
});

test('a prize that is refused gives the bet back', async () => {
  desk.trouble('credit', 'refused');
  expect(await playRound(play, { round: 'round-0001', bet }, won())).toEqual({ ok: false, code: 'roundVoid' });
  expect(desk.balance()).toBe('10000');
});

test('a prize that was paid after all and cannot be taken back keeps its bet', async () => {
  desk.trouble('credit', 'silent after');
  desk.trouble('rollback', 'refused');
  expect(await playRound(play, { round: 'round-0001', bet }, won())).toEqual({ ok: false, code: 'away' });
  expect(desk.balance()).toBe('12500');
  expect(desk.calls).toEqual(['debit', 'credit', 'credit', 'credit', 'rollback']);
});

test('undoing goes on, ever more slowly, until the wallet confirms it', async () => {
  desk.trouble('debit', 'silent after');
  desk.trouble('rollback', 'silent before');
  returns = createReturns((milliseconds) => {
    waits.push(milliseconds);
    if (waits.length === 3) desk.trouble('rollback', 'none');
    return Promise.resolve();
  });
  expect(await playRound(play, { round: 'round-0001', bet }, won())).toEqual({ ok: false, code: 'away' });
  await expect.poll(() => returns.open.size).toBe(0);
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(desk.balance()).toBe('10000');
});

test('a demo plays with money of its own and never calls the wallet [REQ-176]', async () => {
  desk.close();
  await open('demo');
  expect(await playRound(play, { round: 'round-0001', bet }, won())).toMatchObject({ ok: true, balance: '102500' });
  expect(desk.calls).toEqual([]);
});
