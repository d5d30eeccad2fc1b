import { beforeEach, expect, test } from 'vitest';
import { launched } from '../testing/walletDesk.ts';
import type { Wallet } from '../wallet/wallet.types.ts';
import { createDemoPurse } from './demoPurse.ts';
import { createPlays, type Plays } from './plays.ts';

const MINUTE = 60_000;
const wallet: Wallet = createDemoPurse('1');
let time: number;
let plays: Plays;
beforeEach(() => {
  time = 1_000_000;
  plays = createPlays(wallet, () => time);
});

test('a play is found by its key, and by no other', () => {
  const [one, other] = [plays.open(launched), plays.open(launched)];
  expect(one.key).toMatch(/^[\w-]{32}$/u);
  expect(plays.find(one.key)).toBe(one);
  expect(plays.find(other.key)).toBe(other);
  expect([one.wallet, one.openRound === other.openRound]).toEqual([wallet, false]);
  for (const key of ['', one.key.slice(1), 'guessed']) expect(plays.find(key)).toBeUndefined();
});

test('a play that nobody uses is forgotten after half an hour; each use makes it last as long again', () => {
  const [used, idle] = [plays.open(launched), plays.open(launched)];
  time += 30 * MINUTE;
  expect(plays.find(used.key)).toBe(used);
  time += 1;
  expect(plays.find(idle.key)).toBeUndefined();
  time += 30 * MINUTE - 1;
  expect(plays.find(used.key)).toBe(used);
  time += 30 * MINUTE + 1;
  expect(plays.find(used.key)).toBeUndefined();
});

test('a play that was forgotten stays so, whatever the clock does', () => {
  const idle = plays.open(launched);
  time += 31 * MINUTE;
  plays.open(launched);
  time -= 31 * MINUTE;
  expect(plays.find(idle.key)).toBeUndefined();
});

test('a demo begins with a thousand of its smallest bets', async () => {
  const demo = plays.open({ ...launched, mode: 'demo', currencyExponent: 0 });
  expect(await demo.wallet.balance('w1')).toEqual({ ok: true, value: { balance: '1000000', sequence: 0 } });
});
