import type { GameKind, Outcome } from '../games/game.types.ts';
import type { LaunchedSession, Wallet } from '../wallet/wallet.types.ts';

/** An opened game with its session and wallet. */
export type Play = {
  /** Bearer token that identifies the page we served; never part of an address. */
  readonly key: string;
  readonly launched: LaunchedSession;
  readonly kind: GameKind;
  readonly steps: readonly string[];
  readonly wallet: Wallet;
  /** Id of the next round; undefined while a round runs. */
  openRound: string | undefined;
  /** Running and finished rounds by id: a repeated request gets the first answer and never plays again. */
  readonly rounds: Map<string, Promise<RoundAnswer>>;
};

/**
 * Reason that a round has no result. `limitReached`: the member's own limits refuse the bet. `roundVoid`: the prize was not paid and the bet was returned. `away`: the wallet
 * does not answer, and possible movements are being rolled back. `roundUnknown`: not a round of this play.
 */
export type RoundRefusal =
  | 'sessionExpired'
  | 'insufficientFunds'
  | 'limitReached'
  | 'betUnknown'
  | 'roundUnknown'
  | 'roundVoid'
  | 'away';

/** Result of a round. */
export type Settlement =
  | {
      readonly ok: true;
      readonly round: string;
      readonly outcome: Outcome;
      readonly bet: string;
      readonly win: string;
      readonly balance: string;
      readonly sequence: number;
    }
  | { readonly ok: false; readonly code: RoundRefusal };

/** Response to the browser, with the id of the next round if there is one. */
export type RoundAnswer = Settlement & { readonly next?: string };
