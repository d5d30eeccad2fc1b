import { randomInt } from 'node:crypto';
import type { Draw, GameKind, Outcome, Prize } from './game.types.ts';
import { REELS_RETURN_TO_PLAYER, reelsPrizes, spinReels } from './reels.rules.ts';
import { spinWheel, WHEEL_RETURN_TO_PLAYER, wheelPrizes } from './wheel.rules.ts';

export type GameRules = {
  readonly spin: (draw: Draw) => Outcome;
  readonly prizes: readonly Prize[];
  readonly returnToPlayer: number;
};

export const games: Readonly<Record<GameKind, GameRules>> = {
  reels: { spin: spinReels, prizes: reelsPrizes, returnToPlayer: REELS_RETURN_TO_PLAYER },
  wheel: { spin: spinWheel, prizes: wheelPrizes, returnToPlayer: WHEEL_RETURN_TO_PLAYER },
};

const wheelCategories = new Set(['LIVE', 'LOTT', 'ELOTT', 'SPORTS', 'ESPORTS']);

/** The kind of game for a category: the wheel at tables, draws and matches, the reels everywhere else. */
export const kindOf = (gameType: string): GameKind => (wheelCategories.has(gameType) ? 'wheel' : 'reels');

/** Uniform random numbers from the operating system. */
export const drawFairly: Draw = (bound) => randomInt(bound);

const STEP_UNITS = [1, 2, 5, 10, 20, 50, 100] as const;

/** Selectable bets in minor units: 1 to 100 currency units, in thousands where the currency has no minor unit. */
export const betSteps = (currencyExponent: number): string[] => {
  const unit = currencyExponent === 0 ? 1000n : 10n ** BigInt(currencyExponent);
  return STEP_UNITS.map((step) => (BigInt(step) * unit).toString());
};

/** The prize of a bet, in the same minor units. */
export const winOf = (bet: string, tenths: number): string => ((BigInt(bet) * BigInt(tenths)) / 10n).toString();
