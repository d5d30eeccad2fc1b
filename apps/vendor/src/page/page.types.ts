import type { GameKind } from '../games/game.types.ts';
import type { Words } from './words.types.ts';

/** Reason that a page cannot play. */
export type PageProblem = 'launchUsed' | 'sessionExpired' | 'away';

/** Config of an opened game for the page's script. Amounts are minor units as text. */
export type TableConfig = {
  /** Bearer token of each round. */
  readonly key: string;
  /** Id of the first round to play. */
  readonly round: string;
  readonly kind: GameKind;
  readonly mode: 'real' | 'demo';
  readonly steps: readonly string[];
  readonly segments: readonly number[];
  readonly currency: string;
  readonly currencyExponent: number;
  readonly balance: string;
  readonly sequence: number;
  /** Target of the close button when the page is not framed. */
  readonly backUrl: string;
  /** False: the player begins each round. */
  readonly autoPlay: boolean;
};

/** Config of any page for its script. */
export type PageConfig = {
  readonly tag: string;
  readonly words: Words;
  readonly table?: TableConfig;
  readonly problem?: PageProblem;
};
