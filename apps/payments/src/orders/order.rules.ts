import type { Deposit, DepositState, Order, Payout, PayoutState } from './order.types.ts';
import type { DepositTerms, PayoutTerms } from './terms.ts';

export type DepositAction = 'pay' | 'confirm' | 'decline' | 'lapse' | 'cancel';

/** Steps of a deposit. A state without steps is final. */
const deposits: Readonly<Record<DepositState, Readonly<Partial<Record<DepositAction, DepositState>>>>> = {
  pending: { pay: 'confirming', confirm: 'paid', decline: 'declined', lapse: 'lapsed', cancel: 'declined' },
  confirming: { confirm: 'paid', decline: 'declined' },
  paid: {},
  declined: {},
  lapsed: {},
};

/** Steps of a payout: a payout that was never sent can fail; one that was sent comes back whole instead. */
const payouts: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ['sent', 'received', 'partly', 'failed', 'none'],
  sent: ['received', 'partly', 'none'],
  received: [],
  partly: [],
  failed: [],
  none: [],
};

/** State that an action leads to; undefined when the deposit does not take it. */
export const depositAfter = (state: DepositState, action: DepositAction): DepositState | undefined =>
  deposits[state][action];

/** True when a payout can go from one state to the other. */
export const canFollow = (state: PayoutState, next: PayoutState): boolean => payouts[state].includes(next);

/** True for an order whose state never changes again. */
export const isFinal = (order: Order): boolean =>
  order.kind === 'deposit' ? Object.keys(deposits[order.state]).length === 0 : payouts[order.state].length === 0;

/** True when a repeated call has the terms of the order that is known: only then it is the same order. */
export const hasTerms = (order: Order, terms: DepositTerms | PayoutTerms): boolean =>
  order.amount === terms.amount &&
  order.currency === terms.currency &&
  order.method === terms.method &&
  order.network === (terms.network ?? null) &&
  (order.kind === 'payout' ? 'account' in terms && isSameAccount(order, terms) : 'returnUrl' in terms);

const isSameAccount = ({ account }: Payout, terms: PayoutTerms): boolean =>
  account.holder === terms.account.holder &&
  account.number === terms.account.number &&
  account.bank === terms.account.bank;

/** An order as calls answer it. */
export const viewOf = (order: Order, origin: string) => ({
  kind: order.kind,
  order: order.order,
  reference: order.reference,
  state: order.state,
  sequence: order.sequence,
  amount: order.amount,
  currency: order.currency,
  method: order.method,
  network: order.network,
  paid: order.paid,
  reason: order.reason,
  createdAt: new Date(order.createdAt).toISOString(),
  expiresAt: order.kind === 'deposit' ? new Date(order.expiresAt).toISOString() : null,
  payUrl: order.kind === 'deposit' ? payUrlOf(order, origin) : null,
});

const payUrlOf = ({ token }: Deposit, origin: string): string => `${origin}/pay/${token}`;
