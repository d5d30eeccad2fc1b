import { createHash } from 'node:crypto';
import type { CategoryCode } from '@baize/domain/categories';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Days of history, and of those one in so many without play. */
const [DAYS, RESTS] = [120, 3];
const MOST_ROUNDS_A_DAY = 12;

type PlayedGame = { readonly vassalage: string; readonly game_type: CategoryCode; readonly game_code: string };

/** Actions of a demo member, in order; every amount is in minor units. */
export type Happening =
  | {
      readonly kind: 'round';
      readonly at: Date;
      readonly game: PlayedGame;
      readonly staked: bigint;
      readonly won: bigint;
    }
  | { readonly kind: 'deposit' | 'withdrawal'; readonly at: Date; readonly amount: bigint };

/** Numbers from 0 to 1 that are the same for the same text. */
const numbersOf = (text: string): (() => number) => {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Prizes as hundredths of the stake, with their chances; 95 of 100 come back in the long run. */
const prizes = [
  [0.62, 0n],
  [0.82, 80n],
  [0.93, 200n],
  [0.985, 350n],
  [0.998, 1000n],
  [1, 4000n],
] as const;

const prizeOf = (chance: number): bigint => prizes.find(([most]) => chance < most)?.[1] ?? 0n;

const HUNDRED = 100n;

type Life = {
  readonly seed: string;
  readonly opening: bigint;
  readonly games: readonly PlayedGame[];
  readonly now: Date;
};

/**
 * Months of a demo member: rounds on most days, deposits when money runs short and withdrawals when there is much. The
 * last step leads back to the opening balance, so that demos begin with the balance of their settings.
 */
export const historyOf = ({ seed, opening, games, now }: Life): Happening[] => {
  const next = numbersOf(seed);
  const happened: Happening[] = [];
  const unit = opening / HUNDRED > 0n ? opening / HUNDRED : 1n;
  let balance = opening;
  for (let day = DAYS; day > 0; day -= 1) {
    if (Math.floor(next() * RESTS) === 0 && day > 2) continue;
    let at = now.getTime() - day * DAY_MS + Math.floor(next() * 8) * HOUR_MS;
    if (balance < opening / 2n) {
      const amount = unit * BigInt(20 + Math.floor(next() * 60));
      happened.push({ kind: 'deposit', at: new Date(at), amount });
      balance += amount;
    }
    const rounds = 1 + Math.floor(next() * MOST_ROUNDS_A_DAY);
    for (let n = 0; n < rounds; n += 1) {
      at += Math.floor((1 + next() * 20) * MINUTE_MS);
      const game = games[Math.floor(next() * games.length)];
      const staked = (unit * BigInt(1 + Math.floor(next() * 9))) / 4n + 1n;
      if (game === undefined || staked > balance) continue;
      const won = (staked * prizeOf(next())) / HUNDRED;
      happened.push({ kind: 'round', at: new Date(at), game, staked, won });
      balance += won - staked;
    }
    if (balance > opening + opening / 2n) {
      const amount = balance - opening;
      happened.push({ kind: 'withdrawal', at: new Date(at + HOUR_MS), amount });
      balance -= amount;
    }
  }
  const last = now.getTime() - 12 * HOUR_MS;
  const lacking = balance < opening + opening / 10n;
  if (lacking) happened.push({ kind: 'deposit', at: new Date(last), amount: opening - balance + opening / 2n });
  const rest = balance - opening + (lacking ? opening - balance + opening / 2n : 0n);
  if (rest > 0n) happened.push({ kind: 'withdrawal', at: new Date(last + HOUR_MS), amount: rest });
  return happened;
};
