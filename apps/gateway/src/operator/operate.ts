import { randomUUID } from 'node:crypto';
import { lawOf } from '@baize/domain/jurisdictions';
import { findMemberByAccount } from '../accounts/members.store.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import { systemMessage } from '../messages/systemMessage.ts';
import { credit, endDeposit, isOfClosedAccount } from '../payments/applyDeposit.ts';
import { askAboutPayout } from '../payments/askProvider.ts';
import type { AtMerchant } from '../payments/askProvider.ts';
import { lockDeposit, switchMethod } from '../payments/deposits.store.ts';
import type { DepositOrder } from '../payments/deposits.store.ts';
import { finishWithdrawal, payoutOf } from '../payments/finishWithdrawal.ts';
import { methodsOf } from '../payments/methods.ts';
import type { PaymentServices } from '../payments/payments.types.ts';
import { approve } from '../payments/startPaying.ts';
import { lockWithdrawal } from '../payments/withdrawals.store.ts';
import type { WithdrawalOrder } from '../payments/withdrawals.store.ts';
import { endDay } from '../records/rebates.store.ts';
import { grantBonus } from '../wallet/bonuses.store.ts';
import { catchWalletFull } from '../wallet/catchWalletFull.ts';
import type { Tx } from '../database/database.types.ts';

/** Commands of a sandbox's operator. */
export type Deed =
  | { readonly deed: 'approve' | 'reject' | 'none' | 'force'; readonly order: string }
  | { readonly deed: 'partly'; readonly order: string; readonly amount: bigint }
  | { readonly deed: 'confirm' | 'fail'; readonly order: string }
  | { readonly deed: 'grant'; readonly account: string; readonly amount: bigint; readonly times: number }
  | { readonly deed: 'message'; readonly account: string; readonly title: string; readonly content: string }
  | { readonly deed: 'switch'; readonly method: string; readonly direction: 'deposit' | 'withdrawal' }
  | { readonly deed: 'endDay'; readonly day: string };

type At = AtMerchant;

const AT_PROVIDER: ReadonlySet<WithdrawalOrder['status']> = new Set(['processing', 'sent', 'disputed']);

const ends = {
  reject: (order: WithdrawalOrder) =>
    order.status === 'cooling' ? { status: 'rejected' as const, received: 0n } : undefined,
  none: (order: WithdrawalOrder) =>
    AT_PROVIDER.has(order.status) ? { status: 'notReceived' as const, received: 0n } : undefined,
  force: (order: WithdrawalOrder) =>
    AT_PROVIDER.has(order.status) ? { status: 'forcedReceived' as const, received: payoutOf(order) } : undefined,
  partly: (order: WithdrawalOrder, amount: bigint) =>
    AT_PROVIDER.has(order.status) && amount > 0n && amount < payoutOf(order)
      ? { status: 'partlyReceived' as const, received: amount }
      : undefined,
};

/** Works on a locked order; returns its member, or undefined when the deed does not fit its status. */
const onWithdrawal = (
  { database, merchant, now }: At,
  id: string,
  end: (
    order: WithdrawalOrder,
  ) => { status: 'rejected' | 'notReceived' | 'forcedReceived' | 'partlyReceived'; received: bigint } | undefined,
) =>
  database.transaction(async (tx) => {
    const order = await lockWithdrawal(tx, merchant.id, id);
    const how = order && end(order);
    if (order === undefined || how === undefined) return undefined;
    await finishWithdrawal(tx, order, { ...how, by: 'operator', now });
    return order.member_id;
  });

const onDeposit = ({ database, merchant }: At, id: string, work: (tx: Tx, order: DepositOrder) => Promise<boolean>) =>
  database.transaction(async (tx) => {
    const order = await lockDeposit(tx, merchant.id, id);
    return order !== undefined && (await work(tx, order)) ? order.member_id : undefined;
  });

const confirmDeposit = ({ limits }: PaymentServices, at: At, id: string) =>
  onDeposit(at, id, async (tx, order) => {
    if (order.status === 'credited' || (await isOfClosedAccount(tx, order))) return false;
    await credit(tx, at.merchant, order, {
      paid: order.amount,
      by: 'operator',
      refusePlay: limits.refusePlay,
      now: at.now,
    });
    return true;
  });

const failDeposit = (at: At, id: string) =>
  onDeposit(at, id, async (tx, order) => {
    if (order.status !== 'pending' && order.status !== 'confirming') return false;
    await endDeposit(tx, order, { status: 'failed', reason: 'operator', by: 'operator', now: at.now });
    return true;
  });

const GRANT_TERMS = { isFirst: false, isForfeited: false, days: undefined };

/** True when the law of a site lets a bonus be bound to so many times its amount. */
const isLawful = ({ settings }: At['merchant'], times: number): boolean => {
  const { bonuses } = lawOf(settings.jurisdiction);
  return bonuses === undefined || (bonuses !== 'none' && times <= bonuses.mostTimes);
};

/**
 * Grants a bonus from the promotion budget, bound to so many times its amount, where the law of the site allows it. A
 * member who is excluded or on a break gets none (D58).
 */
const grant = async (
  { limits }: Pick<PaymentServices, 'limits'>,
  { database, merchant, now }: At,
  { account, amount, times }: Extract<Deed, { deed: 'grant' }>,
) => {
  if (!isLawful(merchant, times)) return undefined;
  const member = await findMemberByAccount(database, merchant.id, account);
  if (member === undefined) return undefined;
  const cause = `grant:${randomUUID()}`;
  const owner = { merchant: merchant.id, memberId: member.id };
  return database.transaction(async (tx) => {
    if (await isOfClosedAccount(tx, { merchant: merchant.id, member_id: member.id })) return undefined;
    if ((await limits.refusePlay(tx, owner, { kind: 'play' }, now)) !== undefined) return undefined;
    const grantOf = { cause, amount, required: amount * BigInt(times), basic: 0n, terms: GRANT_TERMS, now };
    const granted = await catchWalletFull(tx, (part) => grantBonus(part, owner, grantOf));
    if (granted === 'walletFull') return undefined;
    const { currency } = merchant.settings.sandbox;
    await sendMessage(tx, owner, systemMessage('rewardGranted', { amount: { minor: amount, currency } }), now);
    return member.id;
  });
};

/** Sends a message to a member, in the words that were typed: the same in every language. */
const tell = async (
  { database, merchant, now }: At,
  { account, title, content }: Extract<Deed, { deed: 'message' }>,
) => {
  const member = await findMemberByAccount(database, merchant.id, account);
  if (member === undefined) return undefined;
  const message = { kind: 'personal' as const, titles: { EN: title }, contents: { EN: content } };
  const owner = { merchant: merchant.id, memberId: member.id };
  await database.transaction((tx) => sendMessage(tx, owner, message, now));
  return member.id;
};

const approveNow = async (services: PaymentServices, at: At, id: string): Promise<string | undefined> => {
  const order = await approve(at, id, 'operator');
  if (order !== undefined) await askAboutPayout(services, at, order);
  return order?.member_id;
};

const workOf = (services: PaymentServices, at: At, deed: Deed): Promise<string | undefined> => {
  switch (deed.deed) {
    case 'approve':
      return approveNow(services, at, deed.order);
    case 'partly':
      return onWithdrawal(at, deed.order, (order) => ends.partly(order, deed.amount));
    case 'reject':
    case 'none':
    case 'force':
      return onWithdrawal(at, deed.order, ends[deed.deed]);
    case 'confirm':
      return confirmDeposit(services, at, deed.order);
    case 'fail':
      return failDeposit(at, deed.order);
    case 'grant':
      return grant(services, at, deed);
    case 'message':
      return tell(at, deed);
    case 'switch': {
      const isKnown = methodsOf(at.merchant, deed.direction).some(({ id }) => id === deed.method);
      return isKnown ? switchMethod(at.database, at.merchant.id, deed).then(() => '') : Promise.resolve(undefined);
    }
    case 'endDay':
      return endDay(at.database, at.merchant.id, deed.day, at.now).then(() => '');
  }
};

/** Does a deed and wakes the member's event streams; false when it does not fit what is there now. */
export const operate = async (services: PaymentServices, at: At, deed: Deed): Promise<boolean> => {
  const memberId = await workOf(services, at, deed);
  if (memberId === undefined) return false;
  if (memberId !== '') services.events.tell({ merchant: at.merchant.id, memberId });
  return true;
};
