export type PaymentKind = 'bank' | 'wallet' | 'usdt';
export type UsdtNetwork = 'TRC20' | 'ERC20';

type Terms = {
  /** The gateway's order id; the provider opens an order once per id. */
  readonly order: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly kind: PaymentKind;
  readonly network?: UsdtNetwork | undefined;
  /** Shown to the payer. */
  readonly merchant: string;
};

type DepositTerms = Terms & {
  readonly language: string;
  readonly returnUrl: string;
  readonly expiresInSeconds: number;
};

type PayoutTerms = Terms & {
  readonly account: { readonly holder: string; readonly number: string; readonly bank?: string | undefined };
};

/** A deposit or a payout as its provider says it stands. */
export type OrderState = {
  readonly kind: 'deposit' | 'payout';
  readonly order: string;
  /** The provider's own number, for people. */
  readonly reference: string;
  readonly state:
    | 'pending'
    | 'confirming'
    | 'paid'
    | 'declined'
    | 'lapsed'
    | 'requested'
    | 'sent'
    | 'received'
    | 'partly'
    | 'failed'
    | 'none';
  /** Grows with each state: a lower one is old. */
  readonly sequence: number;
  readonly amount: bigint;
  readonly currency: string;
  readonly method: PaymentKind;
  readonly network: UsdtNetwork | undefined;
  /** What was paid, once it is; may differ from the amount. */
  readonly paid: bigint | undefined;
  readonly reason: string | undefined;
  readonly payUrl?: string | undefined;
};

/** `unconfirmed`: no usable answer, so it may have happened; the same call can be repeated. */
export type ProviderAnswer = OrderState | 'unknown' | 'conflict' | 'unconfirmed';

/** A signed request as it arrived. */
export type SignedRequest = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly header: (name: string) => string | undefined;
};

/** The port to a payment provider; every call can be repeated without a second effect. */
export type PaymentProvider = {
  readonly openDeposit: (terms: DepositTerms) => Promise<ProviderAnswer>;
  readonly cancelDeposit: (order: string) => Promise<ProviderAnswer>;
  readonly requestPayout: (terms: PayoutTerms) => Promise<ProviderAnswer>;
  readonly query: (kind: 'deposit' | 'payout', order: string) => Promise<ProviderAnswer>;
  /** The state in a call-back: `forged` when its signature is wrong or stale, `malformed` when it cannot be read. */
  readonly readEvent: (request: SignedRequest, now: number) => OrderState | 'forged' | 'malformed';
};
