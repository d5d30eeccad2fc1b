import type { GameKind } from '../games/game.types.ts';
import type { Words } from './words.types.ts';

/** Why a page cannot play. */
export type PageProblem = 'launchUsed' | 'sessionExpired' | 'away';

/** What the page's script is told of an opened game. Amounts are minor units as text. */
export interface TableConfig {
  /** Sent as a bearer token with each round. */
  readonly key: string;
  /** The first round that can be played. */
  readonly round: string;
  readonly kind: GameKind;
  readonly mode: 'real' | 'demo';
  readonly steps: readonly string[];
  readonly segments: readonly number[];
  readonly currency: string;
  readonly currencyExponent: number;
  readonly balance: string;
  readonly sequence: number;
  /** Where the game's close leads when no page holds its frame. */
  readonly backUrl: string;
}

/** What every page's script is told. */
export interface PageConfig {
  readonly tag: string;
  readonly words: Words;
  readonly table?: TableConfig;
  readonly problem?: PageProblem;
}
