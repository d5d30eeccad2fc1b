import type { Draw, Outcome, Prize } from './game.types.ts';

/*
 * A wheel of 24 segments, each equally likely. Their prizes, in tenths of the bet, sum to 230, so 230 / 240 of the bets
 * come back.
 */

/** Return to player: share of bets paid out in the long run. */
export const WHEEL_RETURN_TO_PLAYER = 230 / 240;

/** The prizes clockwise from the top, in tenths of the bet. */
export const wheelSegments: readonly number[] = [
  50, 0, 10, 0, 5, 20, 0, 30, 0, 10, 5, 0, 20, 0, 10, 0, 30, 5, 0, 20, 0, 10, 0, 5,
];

/** Outcome of a segment (0 … 23); throws `RangeError` for any other. */
export const wheelOutcome = (segment: number): Outcome => {
  const tenths = wheelSegments[segment];
  if (tenths === undefined) throw new RangeError(`The wheel has ${wheelSegments.length} segments; ${segment} is none.`);
  return { kind: 'wheel', segment, tenths };
};

/** Plays one round. */
export const spinWheel = (draw: Draw): Outcome => wheelOutcome(draw(wheelSegments.length));

/** All prizes, highest first. */
export const wheelPrizes: readonly Prize[] = [...new Set(wheelSegments)]
  .filter((tenths) => tenths > 0)
  .sort((a, b) => b - a)
  .map((tenths) => ({ symbols: [], tenths }));
