export type Method = 'bank' | 'wallet' | 'usdt';
type Network = 'TRC20' | 'ERC20';

/** Plan by which an order's call-backs are delivered. */
export type Delivery = 'once' | 'twice' | 'reversed' | 'never' | 'late';

/** End that a payout comes to by itself; `silent` never ends. */
export type Outcome = 'received' | 'partly' | 'failed' | 'none' | 'silent';

export type DepositState = 'pending' | 'confirming' | 'paid' | 'declined' | 'lapsed';
export type PayoutState = 'requested' | 'sent' | 'received' | 'partly' | 'failed' | 'none';

/** Cause of an end without money: declined by payer or bank, cancelled by the gateway, run out, or account refused. */
export type Reason = 'payer' | 'bank' | 'cancelled' | 'expired' | 'account';

type Common = {
  /** The gateway's order id, and the idempotency key. */
  readonly order: string;
  /** The provider's number of the order, for people. */
  readonly reference: string;
  readonly sequence: number;
  /** Minor units as text. */
  readonly amount: string;
  readonly currency: string;
  readonly method: Method;
  readonly network: Network | null;
  /** Amount that moved, in minor units; null until it is known, and when nothing was paid in. */
  readonly paid: string | null;
  readonly reason: Reason | null;
  readonly merchant: string;
  readonly delivery: Delivery;
  readonly createdAt: number;
};

export type Deposit = Common & {
  readonly kind: 'deposit';
  readonly state: DepositState;
  /** Unguessable part of the pay page's address. */
  readonly token: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
};

export type Payout = Common & {
  readonly kind: 'payout';
  readonly state: PayoutState;
  readonly account: { readonly holder: string; readonly number: string; readonly bank?: string | undefined };
  readonly outcome: Outcome;
};

export type Order = Deposit | Payout;
type OrderState = Order['state'];

/** A state that an order has reached, as call-back and query tell it. */
export type OrderEvent = {
  readonly event: string;
  readonly kind: Order['kind'];
  readonly order: string;
  readonly reference: string;
  readonly state: OrderState;
  readonly sequence: number;
  readonly amount: string;
  readonly currency: string;
  readonly method: Method;
  readonly network: Network | null;
  readonly paid: string | null;
  readonly reason: Reason | null;
  readonly at: string;
};
