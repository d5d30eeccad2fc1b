export { drawNumbers, hashOfSeed } from './draws.rules.ts';
export type { Drawn, Drum } from './draws.rules.ts';
export { choicesOf, isPick, linesOf, oddsOf, paidBy, sides } from './plays.rules.ts';
export type { Odds, Picked, Play } from './plays.rules.ts';
