import type { CategoryCode } from '@baize/domain/categories';
import type { Minor } from '@baize/domain/money';

/** The launch URL of a game and how to open it (D22). */
export type Launch = {
  readonly url: string;
  readonly mode: 'frame' | 'tab';
  /** Id for `getPlaySession`; undefined for demos and for gateways without that call. */
  readonly sessionId?: string | undefined;
};

/** Net result of a game since its launch: prizes minus bets, at a ledger sequence (D36). */
export type PlaySession = {
  /** Milliseconds since 1970 by the gateway's clock; undefined when the response has no valid time. */
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

/** An in-house lobby, or a game of one (REQ-195). */
export type InHouseLaunch = {
  readonly lottoPrizeMode?: string | undefined;
  readonly lottoGameCode?: string | undefined;
  readonly lottoView?: 'betting' | 'lobby' | undefined;
  readonly backUrl?: string | undefined;
};
