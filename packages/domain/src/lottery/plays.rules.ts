import type { Drawn } from './draws.rules.ts';

type Numbers = { readonly lowest: number; readonly highest: number };

/** The sides of a sum, in two exclusive pairs. */
export const sides = ['small', 'big', 'odd', 'even'] as const;

/** Payout per pick in hundredths of the stake (195 pays 1.95): `each` for all picks, a pick's own name for that one. */
export type Odds = Readonly<Record<string, number>>;

/**
 * A way to bet on a draw.
 *
 * - `any`: `take` numbers that are all among those drawn, in any order
 * - `place`: the number at a place (1 for the first), or the special one
 * - `tail`: the last `digits` digits of the draw, in their order
 * - `total`: the sum of the `first` numbers (all when left out)
 * - `sides`: that sum, or the special number, as small or big, odd or even
 */
export type Play = {
  /** Id within its lottery and in the message catalogs. */
  readonly code: string;
  readonly odds: Odds;
} & (
  | ({ readonly kind: 'any'; readonly take: number } & Numbers)
  | ({ readonly kind: 'place'; readonly place: number | 'special' } & Numbers)
  | { readonly kind: 'tail'; readonly digits: number }
  | ({ readonly kind: 'total'; readonly first?: number | undefined } & Numbers)
  | {
      readonly kind: 'sides';
      readonly of: 'special' | 'sum';
      readonly first?: number | undefined;
      readonly smallTo: number;
      readonly bigFrom: number;
    }
);

/** The content of one bet: a play and the picks in it. */
export type Picked = { readonly play: Play; readonly picks: readonly string[] };

const numbersOf = ({ lowest, highest }: Numbers): string[] => {
  const width = String(highest).length;
  return Array.from({ length: highest - lowest + 1 }, (_, at) => String(lowest + at).padStart(width, '0'));
};

/** The picks that a play offers, in order; empty for `tail`, whose digits are typed. */
export const choicesOf = (play: Play): readonly string[] => {
  switch (play.kind) {
    case 'any':
    case 'place':
      return numbersOf(play);
    case 'total':
      return Array.from({ length: play.highest - play.lowest + 1 }, (_, at) => String(play.lowest + at));
    case 'sides':
      return sides;
    case 'tail':
      return [];
  }
};

/** True for a valid pick of a play. */
export const isPick = (play: Play, pick: string): boolean =>
  play.kind === 'tail' ? pick.length === play.digits && /^[0-9]+$/u.test(pick) : choicesOf(play).includes(pick);

/** The payout of a pick in hundredths of the stake. */
export const oddsOf = ({ odds }: Play, pick: string): number =>
  (Object.hasOwn(odds, pick) ? odds[pick] : odds['each']) ?? 0;

const combinations = (of: number, take: number): number => {
  let count = 1;
  for (let at = 1; at <= take; at += 1) count = (count * (of - take + at)) / at;
  return Math.round(count);
};

/** The number of lines in a bet: one per pick; for `any`, one per combination of `take` picks. 0 for an invalid bet. */
export const linesOf = ({ play, picks }: Picked): number => {
  const isBet = new Set(picks).size === picks.length && picks.every((pick) => isPick(play, pick));
  if (!isBet) return 0;
  return play.kind === 'any' ? combinations(picks.length, play.take) : picks.length;
};

const sumOf = ({ winningNumbers }: Drawn, first = winningNumbers.length): number =>
  winningNumbers.slice(0, first).reduce((sum, number) => sum + Number(number), 0);

/** The winning picks of a play for a draw; for `any`, all numbers drawn. */
const hitsOf = (play: Play, drawn: Drawn): readonly string[] => {
  switch (play.kind) {
    case 'any':
      return [...new Set(drawn.winningNumbers)];
    case 'place': {
      const number = play.place === 'special' ? drawn.specialNumber : drawn.winningNumbers[play.place - 1];
      return number === undefined ? [] : [number];
    }
    case 'tail':
      return [drawn.winningNumbers.join('').slice(-play.digits)];
    case 'total':
      return [String(sumOf(drawn, play.first))];
    case 'sides': {
      const value = play.of === 'special' ? Number(drawn.specialNumber) : sumOf(drawn, play.first);
      // Values between small and big lose on every side: the house edge.
      if (value > play.smallTo && value < play.bigFrom) return [];
      return [value <= play.smallTo ? 'small' : 'big', value % 2 === 0 ? 'even' : 'odd'];
    }
  }
};

/** The payout of the picks for a draw, in hundredths of the stake on one line; 0 without a winning line. */
export const paidBy = ({ play, picks }: Picked, drawn: Drawn): number => {
  const hits = hitsOf(play, drawn).filter((hit) => picks.includes(hit));
  if (play.kind === 'any') return combinations(hits.length, play.take) * oddsOf(play, 'each');
  return hits.reduce((sum, hit) => sum + oddsOf(play, hit), 0);
};

const mostOf = (amounts: readonly number[]): number => Math.max(0, ...amounts);

const isSize = (pick: string): boolean => pick === 'small' || pick === 'big';

/**
 * The highest payout of the picks for one draw of `drawn` numbers, in hundredths of the stake on one line. Several
 * lines of `any` can win at once, one of each pair of `sides`, and a single pick of every other kind.
 */
export const mostPaidBy = ({ play, picks }: Picked, drawn: number): number => {
  if (play.kind === 'any') {
    const hits = Math.min(picks.length, drawn);
    return hits < play.take ? 0 : combinations(hits, play.take) * oddsOf(play, 'each');
  }
  const odds = (among: readonly string[]) => mostOf(among.map((pick) => oddsOf(play, pick)));
  if (play.kind !== 'sides') return odds(picks);
  return odds(picks.filter(isSize)) + odds(picks.filter((pick) => !isSize(pick)));
};
