import type { Call } from '../kernel/gateway.types.ts';
import { applyState } from './askProvider.ts';
import type { AtMerchant } from './askProvider.ts';
import { dispute, finishWithdrawal, payoutOf } from './finishWithdrawal.ts';
import type { PaymentServices } from './payments.types.ts';
import { findWithdrawal, lockWithdrawal } from './withdrawals.store.ts';
import type { WithdrawalOrder } from './withdrawals.store.ts';

/** Takes a cooling withdrawal back; undefined when it has gone on. A cancelled one is returned as it is. */
export const cancelCooling = (
  { database, merchant, now }: AtMerchant,
  id: string,
): Promise<WithdrawalOrder | undefined> =>
  database.transaction(async (tx) => {
    const order = await lockWithdrawal(tx, merchant.id, id);
    if (order?.status === 'cancelled') return order;
    if (order?.status !== 'cooling' || order.cooling_until <= now) return undefined;
    await finishWithdrawal(tx, order, { status: 'cancelled', received: 0n, by: 'member', now });
    return findWithdrawal(tx, { merchant: merchant.id, memberId: order.member_id }, id);
  });

type Said = {
  readonly outcome: 'received' | 'partlyReceived' | 'notReceived';
  readonly amount?: string | undefined;
};

const ENDED: ReadonlySet<WithdrawalOrder['status']> = new Set([
  'received',
  'partlyReceived',
  'notReceived',
  'forcedReceived',
]);

const END = new Set(['partly', 'none', 'failed']);

/**
 * Applies what a member says of a withdrawal that was sent. What is less than all counts only when the provider says it
 * too; else the operator decides. Returns why it cannot be said.
 */
export const confirm = async (
  services: Pick<PaymentServices, 'payments' | 'events' | 'report' | 'limits'>,
  call: Call,
  order: WithdrawalOrder,
  { outcome, amount }: Said,
): Promise<'orderNotSent' | 'amountOutOfRange' | undefined> => {
  const { database, merchant, now } = call;
  if (ENDED.has(order.status)) return undefined;
  if (order.status !== 'sent' && order.status !== 'disputed') return 'orderNotSent';
  const payout = payoutOf(order);
  const claimed = outcome === 'partlyReceived' ? BigInt(amount ?? 0) : 0n;
  if (outcome === 'partlyReceived' && (claimed <= 0n || claimed >= payout)) return 'amountOutOfRange';
  if (outcome !== 'received') {
    const state = await services.payments.query('payout', order.id);
    if (typeof state !== 'string' && END.has(state.state)) {
      await applyState(services, call, state, order.member_id);
      return undefined;
    }
  }
  await database.transaction(async (tx) => {
    const locked = await lockWithdrawal(tx, merchant.id, order.id);
    if (locked === undefined || (locked.status !== 'sent' && locked.status !== 'disputed')) return;
    if (outcome === 'received')
      await finishWithdrawal(tx, locked, { status: 'received', received: payout, by: 'member', now });
    else if (locked.status === 'sent') await dispute(tx, locked, { claimed, now });
  });
  return undefined;
};
