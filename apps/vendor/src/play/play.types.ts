import type { GameKind, Outcome } from '../games/game.types.ts';
import type { LaunchedSession, Wallet } from '../wallet/wallet.types.ts';

/** One opened game: who plays what, and the purse it is paid from. */
export interface Play {
  /** The browser's proof that it is the page we served; never in an address. */
  readonly key: string;
  readonly launched: LaunchedSession;
  readonly kind: GameKind;
  readonly steps: readonly string[];
  readonly wallet: Wallet;
  /** The id of the one round that can be played now; none while a round runs. */
  openRound: string | undefined;
  /** Rounds by their id, running and finished, for as long as the play lives: asking again never plays again. */
  readonly rounds: Map<string, Promise<RoundAnswer>>;
}

/**
 * Why a round gave no result. `roundVoid`: the prize could not be paid, the bet was returned. `away`: the wallet does
 * not answer; what may have moved is being returned. `roundUnknown`: this play never opened such a round.
 */
export type RoundFault = 'sessionExpired' | 'insufficientFunds' | 'betUnknown' | 'roundUnknown' | 'roundVoid' | 'away';

/** What came of a round. */
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
  | { readonly ok: false; readonly code: RoundFault };

/** What the browser is told, with the round to play next if there is one. */
export type RoundAnswer = Settlement & { readonly next?: string };
