/** Kind of game that a launch opens. */
export type GameKind = 'reels' | 'wheel';

/** Outcome of a round; `tenths` is the prize in tenths of the bet, so 10 returns the bet. */
export type Outcome =
  | { readonly kind: 'reels'; readonly symbols: readonly [string, string, string]; readonly tenths: number }
  | { readonly kind: 'wheel'; readonly segment: number; readonly tenths: number };

/** Returns a uniformly distributed integer in [0, bound). */
export type Draw = (bound: number) => number;

/** One line of the prize table. */
export type Prize = {
  readonly symbols: readonly string[];
  readonly tenths: number;
};
