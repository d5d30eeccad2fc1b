/** Texts of the game page; `{…}` are placeholders. */
export type Words = {
  readonly balance: string;
  readonly playMoney: string;
  readonly lastWin: string;
  readonly bet: string;
  readonly betLess: string;
  readonly betMore: string;
  readonly spin: string;
  readonly spinning: string;
  readonly demo: string;
  readonly demoText: string;
  readonly close: string;
  readonly prizes: string;
  readonly returns: string;
  readonly any: string;
  readonly ready: string;
  readonly won: string;
  readonly lost: string;
  readonly golden: string;
  readonly apple: string;
  readonly orange: string;
  readonly plum: string;
  readonly pear: string;
  readonly cherry: string;
  readonly retry: string;
  readonly back: string;
  readonly deposit: string;
  readonly logIn: string;
  readonly understood: string;
  readonly insufficientFundsTitle: string;
  readonly insufficientFundsText: string;
  readonly limitReachedTitle: string;
  readonly limitReachedText: string;
  readonly demoEmptyTitle: string;
  readonly demoEmptyText: string;
  readonly sessionExpiredTitle: string;
  readonly sessionExpiredText: string;
  readonly launchUsedText: string;
  readonly awayTitle: string;
  readonly awayText: string;
  readonly roundVoidTitle: string;
  readonly roundVoidText: string;
};

/** Texts of the live chat page. */
export type ChatWords = {
  readonly title: string;
  readonly greeting: string;
  readonly message: string;
  readonly send: string;
  readonly answer: string;
};
