/** Failure of a wallet call; `unconfirmed`: it may or may not have been executed. */
export type WalletFailure = 'sessionExpired' | 'insufficientFunds' | 'limitReached' | 'refused' | 'unconfirmed';

export type WalletResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: WalletFailure };

/** Session opened by a launch token. Amounts are minor units as text. */
export type LaunchedSession = {
  /** Session id for all later wallet calls. */
  readonly session: string;
  readonly player: string;
  readonly merchant: string;
  readonly currency: string;
  readonly currencyExponent: number;
  /** Gateway language code, such as PT-BR. */
  readonly language: string;
  readonly gameCode: string;
  readonly gameType: string;
  readonly title: string;
  readonly mode: 'real' | 'demo';
  /** Address on the site that frames the game. */
  readonly backUrl: string;
  /** True where the law of the site lets rounds follow each other without the player beginning each. */
  readonly autoPlay?: boolean | undefined;
};

/** A movement of money. A repeated transactionId never moves money twice. */
export type Movement = {
  readonly session: string;
  readonly round: string;
  readonly transactionId: string;
  readonly amount: string;
  /** Must be the wallet's currency, else the movement is refused. */
  readonly currency: string;
};

/** Balance after a movement; a higher sequence is newer. */
export type WalletState = {
  readonly balance: string;
  readonly sequence: number;
};

export type Wallet = {
  balance(session: string): Promise<WalletResult<WalletState>>;
  debit(movement: Movement): Promise<WalletResult<WalletState>>;
  credit(movement: Movement): Promise<WalletResult<WalletState>>;
  /**
   * Rolls back the bet with that `transactionId`; if it arrives later, it is refused. Refused for prizes and for bets
   * whose prize is paid.
   */
  rollback(movement: Movement): Promise<WalletResult<WalletState>>;
};
