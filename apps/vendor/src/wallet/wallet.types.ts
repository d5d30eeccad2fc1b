/** Why the wallet did not do what was asked; `unconfirmed`: nobody knows whether it did. */
export type WalletFault = 'sessionExpired' | 'insufficientFunds' | 'refused' | 'unconfirmed';

export type WalletResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: WalletFault };

/** What a launch token opens. Amounts are minor units as text. */
export interface LaunchedSession {
  /** Names the player's session in every later call of the wallet. */
  readonly session: string;
  readonly player: string;
  readonly merchant: string;
  readonly currency: string;
  readonly currencyExponent: number;
  /** A gateway's language code, such as PT-BR. */
  readonly language: string;
  readonly gameCode: string;
  readonly gameType: string;
  readonly title: string;
  readonly mode: 'real' | 'demo';
  /** An address of the site that holds the frame. */
  readonly backUrl: string;
}

/** One movement of money. The same transactionId never moves money twice, however often it is sent. */
export interface Movement {
  readonly session: string;
  readonly round: string;
  readonly transactionId: string;
  readonly amount: string;
  /** The wallet's own, or the movement is refused. */
  readonly currency: string;
}

/** The wallet after a movement; a higher sequence is newer. */
export interface WalletState {
  readonly balance: string;
  readonly sequence: number;
}

export interface Wallet {
  balance(session: string): Promise<WalletResult<WalletState>>;
  debit(movement: Movement): Promise<WalletResult<WalletState>>;
  credit(movement: Movement): Promise<WalletResult<WalletState>>;
  /**
   * Returns the bet with that `transactionId`; if that bet arrives later, it is refused. Not possible for a prize, or
   * for a bet whose prize is paid.
   */
  rollback(movement: Movement): Promise<WalletResult<WalletState>>;
}
