import type { Orm, Tx } from '../database/database.types.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { catchWalletFull } from '../wallet/catchWalletFull.ts';
import type { Applied } from './applyDeposit.ts';
import { finishWithdrawal, markSent, payoutOf } from './finishWithdrawal.ts';
import type { OrderState } from './provider.types.ts';
import { accountsById, changeWithdrawal, lockWithdrawal } from './withdrawals.store.ts';
import type { WithdrawalOrder } from './withdrawals.store.ts';

type Merchant = Pick<ActiveMerchant, 'id' | 'settings'>;

const hasTerms = async (tx: Tx, order: WithdrawalOrder, state: OrderState): Promise<boolean> => {
  const account = (await accountsById(tx, order.merchant, [order.account_id])).get(order.account_id);
  return (
    state.kind === 'payout' &&
    state.amount === payoutOf(order) &&
    state.currency === order.currency &&
    state.method === account?.kind &&
    (state.network ?? null) === account.network
  );
};

const isOpen = ({ status }: WithdrawalOrder): boolean =>
  status === 'processing' || status === 'sent' || status === 'disputed';

const end = async (tx: Tx, order: WithdrawalOrder, state: OrderState, now: Date): Promise<void> => {
  const payout = payoutOf(order);
  const by = 'provider' as const;
  if (state.state === 'received') {
    // The member says that less arrived: only the operator can decide.
    if (order.status !== 'disputed')
      await finishWithdrawal(tx, order, { status: 'received', received: payout, by, now });
    return;
  }
  const paid = state.paid ?? 0n;
  if (state.state === 'partly' && paid > 0n && paid < payout)
    await finishWithdrawal(tx, order, { status: 'partlyReceived', received: paid, by, now });
  if (state.state === 'none' || state.state === 'failed')
    await finishWithdrawal(tx, order, { status: 'notReceived', received: 0n, by, now });
};

const applyLocked = async (
  tx: Tx,
  merchant: Merchant,
  order: WithdrawalOrder,
  { state, now }: { readonly state: OrderState; readonly now: Date },
): Promise<Applied> => {
  if (!(await hasTerms(tx, order, state))) return 'differs';
  if (!isOpen(order) || state.sequence <= order.sequence) return 'old';
  await changeWithdrawal(tx, order, { sequence: state.sequence });
  if (state.state === 'sent' && order.status === 'processing') await markSent(tx, merchant, order, now);
  else await end(tx, order, state, now);
  return 'done';
};

/** Applies a state of the provider to a withdrawal: each state once, old ones and those of ended orders not at all. */
export const applyPayout = (orm: Orm, merchant: Merchant, state: OrderState, now: Date): Promise<Applied> =>
  orm.transaction((tx) =>
    catchWalletFull(tx, async (part): Promise<Applied> => {
      const order = await lockWithdrawal(part, merchant.id, state.order);
      return order === undefined ? 'unknown' : applyLocked(part, merchant, order, { state, now });
    }),
  );
