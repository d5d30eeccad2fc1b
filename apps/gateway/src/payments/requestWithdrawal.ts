import type { Tx } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import { withdrawalsADay } from '../member/vip.ts';
import { forfeitBonuses, openBonuses } from '../wallet/bonuses.store.ts';
import { reserve } from '../wallet/reservations.store.ts';
import { closeTurnover, turnoverOf } from '../wallet/turnover.store.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { switchedOff } from './deposits.store.ts';
import { feeOf, methodsOf, nearestAllowed, withdrawalRulesOf } from './methods.ts';
import type { MethodTerms } from './methods.ts';
import { addStep } from './orderSteps.store.ts';
import { withdrawalOrders } from './payments.schema.ts';
import { withdrawnSince } from './withdrawals.store.ts';
import type { WithdrawalAccount, WithdrawalOrder } from './withdrawals.store.ts';

type Wish = { readonly id: string; readonly account: WithdrawalAccount; readonly amount: bigint };
type TermsCode = 'accountWaits' | 'methodUnavailable' | 'amountOutOfRange';
type RequestCode = TermsCode | 'turnoverLeft' | 'dayLimitReached' | 'balanceTooLow';

/** The start of the day in a time zone. */
export const startOfDay = (now: Date, timeZone: string): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay().epochMilliseconds,
  );

const methodOfAccount = ({ merchant }: Pick<Call, 'merchant'>, { kind }: WithdrawalAccount): MethodTerms | undefined =>
  methodsOf(merchant, 'withdrawal').find((method) => method.kind === kind);

/** Refuses what neither balance nor turnover can change: a new account, a method switched off, an amount out of range. */
export const refuseTerms = async (call: Call, { account, amount }: Wish): Promise<Refusal<TermsCode> | undefined> => {
  const { database, merchant, now } = call;
  if (account.usable_from > now)
    return refusal('accountWaits', { field: 'accountId', until: account.usable_from.toISOString() });
  const method = methodOfAccount(call, account);
  if (method === undefined || (await switchedOff(database, merchant.id, 'withdrawal')).has(method.id))
    return refusal('methodUnavailable', { field: 'accountId' });
  const nearest = nearestAllowed(method, amount);
  return nearest === undefined
    ? undefined
    : refusal('amountOutOfRange', { field: 'amount', amount: nearest.toString() });
};

/**
 * Reserves a withdrawal. Locks the wallet first, so that a bet, a deposit or another withdrawal of the same money waits
 * for it, and counts. Bonuses that a withdrawal forfeits end here.
 */
export const requestWithdrawal = async (
  tx: Tx,
  { merchant, now }: Call,
  owner: Owner,
  { id, account, amount }: Wish,
): Promise<Result<WithdrawalOrder, RequestCode>> => {
  await lockWallet(tx, owner);
  await openBonuses(tx, owner, now);
  const { left } = await turnoverOf(tx, owner, { isWithdrawing: true });
  if (left > 0n) return refusal('turnoverLeft', { amount: left.toString() });
  const rules = withdrawalRulesOf(merchant);
  const { timeZone, currency } = merchant.settings.sandbox;
  const day = await withdrawnSince(tx, owner, startOfDay(now, timeZone));
  const mostCount = await withdrawalsADay(tx, merchant, owner.memberId);
  const rest = day.count >= mostCount ? 0n : rules.dayAmount - day.amount;
  if (amount > rest) return refusal('dayLimitReached', { field: 'amount', amount: (rest > 0n ? rest : 0n).toString() });
  const method = methodOfAccount({ merchant }, account);
  if (method === undefined) return refusal('methodUnavailable', { field: 'accountId' });
  const cause = `withdrawal:${id}`;
  if ((await reserve(tx, owner, { id, amount, cause, onTimeout: 'post', now })) === undefined)
    return refusal('balanceTooLow', { field: 'amount' });
  await forfeitBonuses(tx, owner, now);
  await closeTurnover(tx, owner, now);
  const [order] = await tx
    .insert(withdrawalOrders)
    .values({
      merchant: owner.merchant,
      id,
      member_id: owner.memberId,
      account_id: account.id,
      amount,
      fee: feeOf(method, amount),
      currency,
      status: 'cooling',
      sequence: 0,
      created_at: now,
      cooling_until: new Date(now.getTime() + rules.coolingSeconds * 1000),
      asked_at: now,
    })
    .returning();
  if (order === undefined) throw new Error('An inserted order is returned.');
  await addStep(tx, owner.merchant, id, { step: 'requested', by: 'member', at: now });
  return success(order);
};
