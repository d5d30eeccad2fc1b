/** Which of our games a launch opens. */
export type GameKind = 'reels' | 'wheel';

/** What a round came to; `tenths` is the prize in tenths of the bet, 10 gives the bet back. */
export type Outcome =
  | { readonly kind: 'reels'; readonly symbols: readonly [string, string, string]; readonly tenths: number }
  | { readonly kind: 'wheel'; readonly segment: number; readonly tenths: number };

/** A whole number from 0 up to and without the bound, each equally likely. */
export type Draw = (bound: number) => number;

/** One line of the prize table a player can open. */
export interface Prize {
  readonly symbols: readonly string[];
  readonly tenths: number;
}
