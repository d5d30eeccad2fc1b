import type { CategoryCode } from '@baize/domain/categories';
import type { Minor } from '@baize/domain/money';

/** Where a game plays (D22). */
export type Launch = {
  readonly url: string;
  readonly mode: 'frame' | 'tab';
  /** What `getPlaySession` tells about; undefined of a demo, and where the gateway has no such call. */
  readonly sessionId?: string | undefined;
};

/** What a game has come to since it was opened: prizes less bets, for a sequence of the ledger (D36). */
export type PlaySession = {
  /** Milliseconds since 1970 by the gateway's clock; undefined where its answer names no moment. */
  readonly startedAt: number | undefined;
  readonly net: Minor;
  readonly currency: string;
  readonly sequence: number;
};

export type ExternalLaunch = {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly gameType: CategoryCode;
  readonly mode: 'real' | 'demo';
  readonly backUrl: string;
};

/** A lobby, or a game of one (REQ-195). */
export type InHouseLaunch = {
  readonly lottoPrizeMode?: string | undefined;
  readonly lottoGameCode?: string | undefined;
  readonly lottoView?: 'betting' | 'lobby' | undefined;
  readonly backUrl?: string | undefined;
};
