import { randomInt } from 'node:crypto';
import type { Prize } from './offers.ts';

/** Draws a prize with a probability proportional to its weight. */
export const drawPrize = (prizes: readonly Prize[], draw = randomInt): bigint => {
  let place = draw(prizes.reduce((sum, { weight }) => sum + weight, 0));
  for (const { amount, weight } of prizes) {
    if (place < weight) return amount;
    place -= weight;
  }
  throw new Error('A raffle has no prizes.');
};
