import type { Draw, Outcome, Prize } from './game.types.ts';

/*
 * Three reels of 32 stops each, every stop equally likely. Three of a kind pay by fruit; else a pair at the start pays.
 * Summed over all 32³ stops the prizes come to 31,234 / 32,768 of the bets.
 */

type Symbol = {
  readonly name: string;
  readonly stops: number;
  readonly tenthsForThree: number;
  readonly tenthsForPair: number;
};

/** Return to player: share of bets paid out in the long run. */
export const REELS_RETURN_TO_PLAYER = 31_234 / 32_768;

export const reelSymbols: readonly Symbol[] = [
  { name: 'golden', stops: 2, tenthsForThree: 4500, tenthsForPair: 10 },
  { name: 'apple', stops: 3, tenthsForThree: 1000, tenthsForPair: 10 },
  { name: 'orange', stops: 5, tenthsForThree: 300, tenthsForPair: 10 },
  { name: 'plum', stops: 6, tenthsForThree: 180, tenthsForPair: 10 },
  { name: 'pear', stops: 7, tenthsForThree: 120, tenthsForPair: 10 },
  { name: 'cherry', stops: 9, tenthsForThree: 60, tenthsForPair: 30 },
];

const strip: readonly Symbol[] = reelSymbols.flatMap((symbol) => Array.from({ length: symbol.stops }, () => symbol));

/** The number of stops on a reel. */
export const REEL_STOPS = strip.length;

/** Outcome of three stops (0 … 31 each). */
export const reelsOutcome = (stops: readonly [number, number, number]): Outcome => {
  const [first, second, third] = [symbolAt(stops[0]), symbolAt(stops[1]), symbolAt(stops[2])];
  const pair = first === second;
  const tenths = pair && second === third ? first.tenthsForThree : pair ? first.tenthsForPair : 0;
  return { kind: 'reels', symbols: [first.name, second.name, third.name], tenths };
};

/** Plays one round. */
export const spinReels = (draw: Draw): Outcome => reelsOutcome([draw(REEL_STOPS), draw(REEL_STOPS), draw(REEL_STOPS)]);

/** All prizes, highest first. */
export const reelsPrizes: readonly Prize[] = reelSymbols
  .flatMap(({ name, tenthsForThree, tenthsForPair }) => [
    { symbols: [name, name, name], tenths: tenthsForThree },
    { symbols: [name, name], tenths: tenthsForPair },
  ])
  .filter(({ symbols, tenths }) => symbols.length === 3 || tenths > 10)
  .concat({ symbols: ['any', 'any'], tenths: 10 })
  .sort((a, b) => b.tenths - a.tenths);

const symbolAt = (stop: number): Symbol => {
  const symbol = strip[stop];
  if (symbol === undefined) throw new RangeError(`A reel has ${REEL_STOPS} stops, counted from 0; ${stop} is none.`);
  return symbol;
};
