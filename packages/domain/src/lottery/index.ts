export { checkDraw, drawNumbers, hashOfSeed } from './draws.rules.ts';
export type { Drawn, DrawVerdict, Drum } from './draws.rules.ts';
export { choicesOf, isPick, linesOf, mostPaidBy, oddsOf, paidBy, sides } from './plays.rules.ts';
export type { Odds, Picked, Play } from './plays.rules.ts';
