import { writeEvent } from '../events/events.store.ts';
import type { Tx } from '../database/database.types.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import { systemMessage } from '../messages/systemMessage.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { resolve, setExpiry } from '../wallet/reservations.store.ts';
import { withdrawalRulesOf } from './methods.ts';
import { addStep } from './orderSteps.store.ts';
import type { OrderStep } from './orderSteps.store.ts';
import type { WithdrawalStatus } from './payments.schema.ts';
import { changeWithdrawal } from './withdrawals.store.ts';
import type { WithdrawalOrder } from './withdrawals.store.ts';

const MINUTE_MS = 60_000;

export type Outcome = Extract<
  WithdrawalStatus,
  'received' | 'partlyReceived' | 'notReceived' | 'forcedReceived' | 'cancelled' | 'rejected'
>;

/** What is to arrive. */
export const payoutOf = ({ amount, fee }: Pick<WithdrawalOrder, 'amount' | 'fee'>): bigint => amount - fee;

const eventOf = (status: Outcome, wasSent: boolean): 'withdrawApproved' | 'withdrawRejected' | undefined => {
  if (status === 'rejected' || status === 'notReceived') return 'withdrawRejected';
  return wasSent || status === 'cancelled' ? undefined : 'withdrawApproved';
};

/** Reports the outcome of a withdrawal to its member: an event, and a message that stays. */
const report = async (
  tx: Tx,
  { merchant, member_id: memberId, amount: minor, currency }: WithdrawalOrder,
  type: 'withdrawApproved' | 'withdrawRejected',
  now: Date,
): Promise<void> => {
  const id = type === 'withdrawApproved' ? 'withdrawalApproved' : 'withdrawalRejected';
  await writeEvent(tx, { merchant, memberId }, { type, amount: minor.toString(), currency }, now);
  await sendMessage(tx, { merchant, memberId }, systemMessage(id, { amount: { minor, currency } }), now);
};

/**
 * Ends a withdrawal: posts what was received with its share of the fee, and releases the rest. False when its
 * reservation was resolved before, and nothing is done. The caller has locked the order.
 */
export const finishWithdrawal = async (
  tx: Tx,
  order: WithdrawalOrder,
  end: { readonly status: Outcome; readonly received: bigint; readonly by: OrderStep['by']; readonly now: Date },
): Promise<boolean> => {
  const { status, received, by, now } = end;
  const { merchant, id } = order;
  const payout = payoutOf(order);
  const fee = (order.fee * received) / payout;
  const resolved = await resolve(tx, merchant, id, {
    by: `withdrawal:${id}:${status}`,
    to: [
      { account: { kind: 'inTransit' }, amount: received },
      { account: { kind: 'fees' }, amount: fee },
    ],
    now,
  });
  if (!resolved) return false;
  const returned = order.amount - received - fee;
  await changeWithdrawal(tx, order, { status, received, returned, settled_at: now });
  await addStep(tx, merchant, id, {
    step: status,
    by,
    at: now,
    ...(status === 'partlyReceived' ? { amount: received } : {}),
  });
  const type = eventOf(status, order.sent_at !== null);
  if (type !== undefined) await report(tx, order, type, now);
  return true;
};

/** Marks a withdrawal as sent; unconfirmed it counts as received after the merchant's minutes (REQ-224). */
export const markSent = async (
  tx: Tx,
  merchant: Pick<ActiveMerchant, 'settings'>,
  order: WithdrawalOrder,
  now: Date,
): Promise<void> => {
  const confirmedAt = new Date(now.getTime() + withdrawalRulesOf(merchant).confirmMinutes * MINUTE_MS);
  await changeWithdrawal(tx, order, { status: 'sent', sent_at: now, confirmed_at: confirmedAt });
  await setExpiry(tx, order.merchant, order.id, confirmedAt);
  await addStep(tx, order.merchant, order.id, { step: 'sent', by: 'provider', at: now });
  await report(tx, order, 'withdrawApproved', now);
};

/** Leaves the outcome to the operator: time no longer decides. */
export const dispute = async (
  tx: Tx,
  order: WithdrawalOrder,
  { claimed, now }: { readonly claimed: bigint; readonly now: Date },
): Promise<void> => {
  await changeWithdrawal(tx, order, { status: 'disputed' });
  await setExpiry(tx, order.merchant, order.id, null);
  await addStep(tx, order.merchant, order.id, { step: 'disputed', by: 'member', amount: claimed, at: now });
};
