import { findMember, lockMember } from '../accounts/members.store.ts';
import { writeEvent } from '../events/events.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import { systemMessage } from '../messages/systemMessage.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { promotionEntries } from '../promotions/promotions.schema.ts';
import { catchWalletFull, WalletFull } from '../wallet/catchWalletFull.ts';
import { grantBonus } from '../wallet/bonuses.store.ts';
import type { Limits } from '../wallet/limits.types.ts';
import { post } from '../wallet/post.ts';
import { bindTurnover } from '../wallet/turnover.store.ts';
import { changeDeposit, lockDeposit } from './deposits.store.ts';
import type { DepositOrder } from './deposits.store.ts';
import { bonusOf, DEPOSIT_TIMES, feeOf, methodOf, turnoverOfBonus } from './methods.ts';
import { addStep } from './orderSteps.store.ts';
import type { DepositReason, DepositStatus } from './payments.schema.ts';
import type { OrderState } from './provider.types.ts';

/**
 * Result of a state that was applied. `differs`: its terms are not the order's, nothing was done; `walletFull`: it can be
 * applied later; `held`: the member has closed the account, so the operator must return the money.
 */
export type Applied = 'done' | 'old' | 'unknown' | 'differs' | 'walletFull' | 'held';

type Merchant = Pick<ActiveMerchant, 'id' | 'settings'>;

/** Deposit causes of the ledger, by order id. */
const depositCause = (id: string): string => `deposit:${id}`;

const hasTerms = (order: DepositOrder, state: OrderState): boolean =>
  state.kind === 'deposit' &&
  state.amount === order.amount &&
  state.currency === order.currency &&
  state.method === order.kind &&
  (state.network ?? null) === order.network;

type Allowing = Pick<Limits, 'refusePlay'>;

/** Pays the promotion that was chosen, once per member, and binds deposit and bonus to turnover. */
const payBonus = async (
  tx: Tx,
  site: Merchant,
  order: DepositOrder,
  { credited, refusePlay, now }: Allowing & { readonly credited: bigint; readonly now: Date },
): Promise<bigint | undefined> => {
  const { merchant, member_id: memberId, id, promotion_id: promotionId, times } = order;
  if (promotionId === null || order.bonus_highest === null || order.bonus_share === null) return undefined;
  const bonus = bonusOf({ hundredths: order.bonus_share, highest: order.bonus_highest }, credited);
  if (bonus === 0n || (await refusePlay(tx, { merchant, memberId }, { kind: 'play' }, now)) !== undefined)
    return undefined;
  const entry = { merchant, member_id: memberId, promotion_id: promotionId, state: 'issued' as const };
  const entered = await tx
    .insert(promotionEntries)
    .values({ ...entry, since: now, reward: bonus, paid: bonus })
    .onConflictDoNothing()
    .returning({ id: promotionEntries.promotion_id });
  if (entered.length === 0) return undefined;
  const terms = {
    isFirst: order.bonus_is_first ?? false,
    isForfeited: order.bonus_is_forfeited ?? false,
    days: order.bonus_days ?? undefined,
  };
  const { required, basic } = turnoverOfBonus(site, { credited, bonus, times });
  await grantBonus(
    tx,
    { merchant, memberId },
    {
      cause: `bonus:${id}`,
      amount: bonus,
      required,
      basic,
      promotionId,
      terms,
      now,
    },
  );
  return bonus;
};

/** Credits what arrived, less the fee; the cause in the ledger lets it happen once. */
export const credit = async (
  tx: Tx,
  merchant: Merchant,
  order: DepositOrder,
  {
    paid,
    by,
    refusePlay,
    now,
  }: Allowing & { readonly paid: bigint; readonly by: 'provider' | 'operator'; readonly now: Date },
): Promise<void> => {
  const { member_id: memberId, id, currency } = order;
  const owner = { merchant: merchant.id, memberId };
  const method = methodOf(merchant, 'deposit', order.method_id);
  const full = paid === order.amount || method === undefined ? order.fee : feeOf(method, paid);
  const fee = full < paid ? full : 0n;
  const credited = paid - fee;
  const booked = await post(tx, {
    merchant: merchant.id,
    kind: 'deposit',
    cause: depositCause(id),
    postings: [
      { account: { kind: 'inTransit' }, amount: -paid },
      { account: { kind: 'main', memberId }, amount: credited },
      { account: { kind: 'fees' }, amount: fee },
    ],
    now,
  });
  if (booked === undefined) throw new WalletFull();
  const bonus = await payBonus(tx, merchant, order, { credited, refusePlay, now });
  if (bonus === undefined) {
    // A promotion that could not be paid binds no more than any deposit.
    const times = order.promotion_id === null ? order.times : DEPOSIT_TIMES;
    const binding = { cause: depositCause(id), kind: 'deposit' as const, base: credited, now };
    await bindTurnover(tx, owner, { ...binding, required: credited * BigInt(times) });
  }
  if (paid !== order.amount) await addStep(tx, merchant.id, id, { step: 'amountDiffers', amount: paid, by, at: now });
  await addStep(tx, merchant.id, id, { step: 'credited', amount: credited, by, at: now });
  const settled = { status: 'credited' as const, reason: null, paid, fee, credited, bonus: bonus ?? null };
  await changeDeposit(tx, order, { ...settled, settled_at: now });
  const amount = { minor: credited, currency };
  await writeEvent(tx, owner, { type: 'depositCredited', amount: credited.toString(), currency }, now);
  await sendMessage(tx, owner, systemMessage('depositCredited', { amount }), now);
};

/** Locks the member of an order against a closure of the account; true if it is closed already. */
export const isOfClosedAccount = async (
  tx: Tx,
  { merchant, member_id: memberId }: Pick<DepositOrder, 'merchant' | 'member_id'>,
): Promise<boolean> => {
  await lockMember(tx, { merchant, memberId });
  const { closed_at: closedAt = null } = (await findMember(tx, merchant, memberId)) ?? {};
  return closedAt !== null;
};

/** Ends an order that was not paid. */
export const endDeposit = async (
  tx: Tx,
  order: DepositOrder,
  end: {
    readonly status: Extract<DepositStatus, 'failed' | 'lapsed' | 'cancelled'>;
    readonly reason: DepositReason;
    readonly by: 'member' | 'provider' | 'operator' | 'time';
    readonly now: Date;
  },
): Promise<void> => {
  const { status, reason, by, now } = end;
  await changeDeposit(tx, order, { status, reason, settled_at: now });
  await addStep(tx, order.merchant, order.id, { step: status, by, at: now });
  if (status !== 'failed') return;
  const owner = { merchant: order.merchant, memberId: order.member_id };
  await writeEvent(
    tx,
    owner,
    { type: 'depositFailed', amount: order.amount.toString(), currency: order.currency },
    now,
  );
};

const isReason = (reason: string | undefined): reason is DepositReason =>
  reason === 'payer' || reason === 'bank' || reason === 'cancelled' || reason === 'expired';

type Applying = Allowing & { readonly state: OrderState; readonly now: Date };

const applyLocked = async (
  tx: Tx,
  merchant: Merchant,
  order: DepositOrder,
  { state, refusePlay, now }: Applying,
): Promise<Applied> => {
  if (!hasTerms(order, state)) return 'differs';
  if (order.status === 'credited' || state.sequence <= order.sequence) return 'old';
  await changeDeposit(tx, order, { sequence: state.sequence });
  const isOpen = order.status === 'pending' || order.status === 'confirming';
  if (state.state === 'paid') {
    const paid = state.paid ?? state.amount;
    if (await isOfClosedAccount(tx, order)) {
      await changeDeposit(tx, order, { paid });
      return 'held';
    }
    await credit(tx, merchant, order, { paid, by: 'provider', refusePlay, now });
    return 'done';
  }
  if (!isOpen) return 'done';
  if (state.state === 'confirming' && order.status === 'pending') {
    await changeDeposit(tx, order, { status: 'confirming' });
    await addStep(tx, merchant.id, order.id, { step: 'confirming', by: 'provider', at: now });
  }
  const reason = isReason(state.reason) ? state.reason : 'bank';
  if (state.state === 'lapsed') await endDeposit(tx, order, { status: 'lapsed', reason: 'expired', by: 'time', now });
  if (state.state === 'declined') {
    const status = reason === 'cancelled' ? 'cancelled' : 'failed';
    await endDeposit(tx, order, { status, reason, by: reason === 'cancelled' ? 'member' : 'provider', now });
  }
  return 'done';
};

/**
 * Applies a state of the provider to a deposit order: each state once, old ones not at all, and a payment even after
 * another end, since the money has come. A payment to a closed account is recorded, and not credited.
 */
export const applyDeposit = (orm: Orm, merchant: Merchant, applying: Applying): Promise<Applied> =>
  orm.transaction((tx) =>
    catchWalletFull(tx, async (part): Promise<Applied> => {
      const order = await lockDeposit(part, merchant.id, applying.state.order);
      return order === undefined ? 'unknown' : applyLocked(part, merchant, order, applying);
    }),
  );
