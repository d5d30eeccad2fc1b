import type { Orm } from '../database/database.types.ts';
import { newId } from '../secrets/random.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { applyDeposit, endDeposit } from './applyDeposit.ts';
import type { Applied } from './applyDeposit.ts';
import { applyPayout } from './applyPayout.ts';
import { changeDeposit, lockDeposit } from './deposits.store.ts';
import type { DepositOrder } from './deposits.store.ts';
import { payoutOf } from './finishWithdrawal.ts';
import type { PaymentServices } from './payments.types.ts';
import type { OrderState } from './provider.types.ts';
import { accountsById, changeWithdrawal } from './withdrawals.store.ts';
import type { WithdrawalOrder } from './withdrawals.store.ts';

export type AtMerchant = { readonly database: Orm; readonly merchant: ActiveMerchant; readonly now: Date };

type Asking = Pick<PaymentServices, 'payments' | 'events' | 'report' | 'limits'>;

const ASK_MS = 2000;

/** Reports what the operator must know of an order. */
const reportOrder = (
  { report }: Pick<PaymentServices, 'report'>,
  { merchant, now }: AtMerchant,
  name: 'PaymentDiffers' | 'PaymentHeld',
  message: string,
): void =>
  report({
    at: now.toISOString(),
    reference: newId(),
    merchant: merchant.id,
    operation: 'paymentEvent',
    name,
    message,
  });

/** A state whose terms are not those of its order: somebody mixed up orders, or tries to. */
const differenceOf = ({ kind, order, state, amount, currency }: OrderState): string =>
  `The provider says that ${kind} ${order} of ${amount} ${currency} is ${state}; the order has other terms.`;

/** Money that nobody can be credited with: the operator returns it. */
const heldOf = ({ order, amount, paid = amount, currency }: OrderState): string =>
  `Deposit ${order} was paid with ${paid} ${currency} after its member had closed the account. Return the money.`;

const apply = async (services: Asking, at: AtMerchant, state: OrderState): Promise<Applied> => {
  const { database, merchant, now } = at;
  const { refusePlay } = services.limits;
  const applied = await (state.kind === 'deposit'
    ? applyDeposit(database, merchant, { state, refusePlay, now })
    : applyPayout(database, merchant, state, now));
  if (applied === 'differs') reportOrder(services, at, 'PaymentDiffers', differenceOf(state));
  if (applied === 'held') reportOrder(services, at, 'PaymentHeld', heldOf(state));
  return applied;
};

/** Applies a state of the provider, and wakes the member's event streams. */
export const applyState = async (
  services: Asking,
  at: AtMerchant,
  state: OrderState,
  memberId: string,
): Promise<Applied> => {
  const applied = await apply(services, at, state);
  if (applied === 'done') services.events.tell({ merchant: at.merchant.id, memberId });
  return applied;
};

/** An order that the provider does not know can no longer be paid once its time is over. */
const lapseUnknown = (at: AtMerchant, { id, merchant }: DepositOrder): Promise<void> =>
  at.database.transaction(async (tx) => {
    const order = await lockDeposit(tx, merchant, id);
    if (order === undefined || !['pending', 'confirming'].includes(order.status)) return;
    await endDeposit(tx, order, { status: 'lapsed', reason: 'expired', by: 'time', now: at.now });
  });

/** Asks the provider about an open deposit, at most once in two seconds, and applies its answer. */
export const askAboutDeposit = async (
  services: Asking,
  at: AtMerchant,
  order: DepositOrder,
  known?: OrderState | 'unknown',
): Promise<void> => {
  const { database, now } = at;
  if (order.status !== 'pending' && order.status !== 'confirming') return;
  if (known === undefined && now.getTime() - order.asked_at.getTime() < ASK_MS) return;
  await changeDeposit(database, order, { asked_at: now });
  const state = known ?? (await services.payments.query('deposit', order.id));
  if (state === 'unknown') {
    if (known === 'unknown' || order.expires_at <= now) await lapseUnknown(at, order);
    return;
  }
  if (typeof state !== 'string') await applyState(services, at, state, order.member_id);
};

/** Requests a payout, or asks about one that was requested, and applies the answer. Both can be repeated. */
export const askAboutPayout = async (services: Asking, at: AtMerchant, order: WithdrawalOrder): Promise<void> => {
  const { database, merchant, now } = at;
  const account = (await accountsById(database, merchant.id, [order.account_id])).get(order.account_id);
  if (account === undefined) return;
  await changeWithdrawal(database, order, { asked_at: now });
  const { holder, number, bank, kind, network } = account;
  const wasSent = order.status !== 'processing';
  const asked = wasSent ? await services.payments.query('payout', order.id) : 'unknown';
  // Sent once: a provider that has forgotten it must not pay it again. Time or the operator decides.
  if (wasSent && asked === 'unknown') return;
  const state =
    asked === 'unknown'
      ? await services.payments.requestPayout({
          order: order.id,
          amount: payoutOf(order),
          currency: order.currency,
          kind,
          network: network ?? undefined,
          merchant: merchant.settings.brandName,
          account: { holder, number, bank: bank ?? undefined },
        })
      : asked;
  if (typeof state !== 'string') await applyState(services, at, state, order.member_id);
};
