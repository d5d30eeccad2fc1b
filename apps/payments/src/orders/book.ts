import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../clock.types.ts';
import { canFollow, depositAfter, hasTerms, type DepositAction } from './order.rules.ts';
import type { Deposit, Method, Order, Outcome, Payout, PayoutState, Reason } from './order.types.ts';
import { deliveryOf, halfOf, outcomeOf } from './sandbox.rules.ts';
import type { DepositTerms, PayoutTerms } from './terms.ts';

/** Time that a bank or a network takes in the sandbox. */
const STEP_MILLISECONDS = 2000;
const EXPIRES_SECONDS: Readonly<Record<Method, number>> = { bank: 1800, wallet: 900, usdt: 3600 };
// Without letters and digits that look alike.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const referenceNumber = (): string => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * All orders, in memory. `tell` gets an order after each of its changes. An order that has come to its end never changes
 * again, whatever arrives.
 */
export const createBook = (clock: Clock, tell: (order: Order) => void) => {
  const orders = new Map<string, Order>();
  const tokens = new Map<string, string>();

  const put = <Kind extends Order>(order: Kind): Kind => {
    orders.set(order.order, order);
    return order;
  };

  const change = <Kind extends Order>(
    order: Kind,
    next: Pick<Kind, 'state'> & Partial<Pick<Kind, 'paid' | 'reason'>>,
  ): Kind => {
    const changed = put({ ...order, ...next, sequence: order.sequence + 1 });
    tell(changed);
    return changed;
  };

  const deposit = (id: string): Deposit | undefined => {
    const found = orders.get(id);
    if (found?.kind !== 'deposit') return undefined;
    return found.state === 'pending' && clock.now() >= found.expiresAt
      ? change(found, { state: 'lapsed', reason: 'expired' })
      : found;
  };

  const payout = (id: string): Payout | undefined => {
    const found = orders.get(id);
    return found?.kind === 'payout' ? found : undefined;
  };

  /** The deposit after an action; undefined when it is unknown or does not take the action now. */
  const act = (id: string, action: DepositAction, paid?: string): Deposit | undefined => {
    const found = deposit(id);
    const state = found && depositAfter(found.state, action);
    if (found === undefined || state === undefined) return undefined;
    if (state === 'paid') return change(found, { state, paid: paid ?? found.amount });
    if (state === 'confirming') {
      const changed = change(found, { state });
      void confirm(changed, paid);
      return changed;
    }
    return change(found, { state, reason: reasonOf(found, action) });
  };

  const confirm = async (order: Deposit, paid: string | undefined): Promise<void> => {
    await clock.wait(STEP_MILLISECONDS);
    act(order.order, 'confirm', paid);
  };

  const lapse = async (order: Deposit): Promise<void> => {
    await clock.wait(order.expiresAt - clock.now());
    act(order.order, 'lapse');
  };

  const settle = (id: string, state: Payout['state'], paid?: string): Payout | undefined => {
    const found = payout(id);
    if (found === undefined || !canFollow(found.state, state)) return undefined;
    return change(found, { state, paid: paidOut(found, state, paid), reason: state === 'failed' ? 'account' : null });
  };

  /** The two steps that a payout takes by itself. */
  const send = async (requested: Payout): Promise<void> => {
    const { order, outcome } = requested;
    await clock.wait(STEP_MILLISECONDS);
    const sent = settle(order, outcome === 'failed' ? 'failed' : 'sent');
    if (sent?.state !== 'sent' || outcome === 'silent') return;
    await clock.wait(STEP_MILLISECONDS);
    settle(order, outcome);
  };

  const commonOf = (terms: DepositTerms | PayoutTerms) => ({
    order: terms.order,
    reference: referenceNumber(),
    sequence: 1,
    amount: terms.amount,
    currency: terms.currency,
    method: terms.method,
    network: terms.network ?? null,
    paid: null,
    reason: null,
    merchant: terms.merchant,
    delivery: terms.delivery ?? deliveryOf(terms.amount, terms.currency),
    createdAt: clock.now(),
  });

  /** Opens a deposit, or finds it again; undefined when its id belongs to an order of other terms. */
  const openDeposit = (terms: DepositTerms): Deposit | undefined => {
    const known = orders.get(terms.order);
    if (known !== undefined) return hasTerms(known, terms) ? deposit(terms.order) : undefined;
    const seconds = terms.expiresInSeconds ?? EXPIRES_SECONDS[terms.method];
    const opened = put<Deposit>({
      ...commonOf(terms),
      kind: 'deposit',
      state: 'pending',
      token: randomBytes(24).toString('base64url'),
      language: terms.language,
      returnUrl: terms.returnUrl,
      expiresAt: clock.now() + seconds * 1000,
    });
    tokens.set(opened.token, opened.order);
    void lapse(opened);
    return opened;
  };

  /** Opens a payout, or finds it again; undefined when its id belongs to an order of other terms. */
  const openPayout = (terms: PayoutTerms): Payout | undefined => {
    const known = orders.get(terms.order);
    if (known !== undefined) return hasTerms(known, terms) ? payout(terms.order) : undefined;
    const outcome = possible(terms.outcome ?? outcomeOf(terms.amount, terms.currency), terms.amount);
    const opened = put<Payout>({
      ...commonOf(terms),
      kind: 'payout',
      state: 'requested',
      account: terms.account,
      outcome,
    });
    void send(opened);
    return opened;
  };

  return {
    act,
    deposit,
    openDeposit,
    openPayout,
    payout,
    settle,
    byToken: (token: string) => deposit(tokens.get(token) ?? ''),
  };
};

export type Book = ReturnType<typeof createBook>;

/** The smallest amount has no part. */
const possible = (outcome: Outcome, amount: string): Outcome =>
  outcome === 'partly' && amount === '1' ? 'received' : outcome;

const reasonOf = ({ state }: Deposit, action: DepositAction): Reason => {
  if (action === 'cancel') return 'cancelled';
  if (action === 'lapse') return 'expired';
  return state === 'confirming' ? 'bank' : 'payer';
};

const paidOut = ({ amount }: Payout, state: PayoutState, paid: string | undefined): string | null => {
  if (state === 'received') return amount;
  if (state === 'partly') return paid ?? halfOf(amount);
  return state === 'sent' ? null : '0';
};
