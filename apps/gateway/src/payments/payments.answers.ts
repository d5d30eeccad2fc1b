import type { DepositOrder } from './deposits.store.ts';
import type { OrderStep } from './orderSteps.store.ts';
import { maskedNumber } from './accountNumber.ts';
import { payoutOf } from './finishWithdrawal.ts';
import type { MethodTerms } from './methods.ts';
import type { WithdrawalAccount, WithdrawalOrder } from './withdrawals.store.ts';

const given = <T>(name: string, value: T | null | undefined) =>
  value === null || value === undefined ? {} : { [name]: value };

const givenAmount = (name: string, value: bigint | null | undefined) => given(name, value?.toString());
const givenMoment = (name: string, value: Date | null) => given(name, value?.toISOString());

/** Serialises a method; `seconds` is its measured time. */
export const toMethodAnswer = (
  { id, kind, networks, lowest, highest, fee }: MethodTerms,
  { available, seconds }: { readonly available: boolean; readonly seconds: number | undefined },
) => ({
  id,
  kind,
  networks: [...networks],
  lowest: lowest.toString(),
  highest: highest.toString(),
  fee: { hundredths: fee.hundredths, lowest: fee.lowest.toString() },
  available,
  ...(seconds === undefined ? {} : { medianSeconds: seconds }),
});

type DepositStep = 'opened' | 'confirming' | 'credited' | 'failed' | 'lapsed' | 'cancelled' | 'amountDiffers';

/** Serialises a deposit order for its member. */
export const toDepositAnswer = (order: DepositOrder, steps: readonly OrderStep[], now: Date) => ({
  id: order.id,
  reference: order.reference,
  methodId: order.method_id,
  kind: order.kind,
  ...(order.network === null ? {} : { network: order.network }),
  amount: order.amount.toString(),
  fee: order.fee.toString(),
  ...givenAmount('paid', order.paid),
  ...givenAmount('credited', order.credited),
  ...givenAmount('bonus', order.bonus),
  currency: order.currency,
  status: order.status,
  ...(order.reason === null ? {} : { reason: order.reason }),
  ...given('promotionId', order.promotion_id),
  ...given('payUrl', order.status === 'pending' ? order.pay_url : undefined),
  createdAt: order.created_at.toISOString(),
  expiresAt: order.expires_at.toISOString(),
  ...givenMoment('settledAt', order.settled_at),
  serverTime: now.toISOString(),
  steps: steps.map(({ step, at, amount }) => ({
    step: step as DepositStep,
    at: at.toISOString(),
    ...givenAmount('amount', amount),
  })),
});

type WithdrawalStep =
  | 'requested'
  | 'approved'
  | 'sent'
  | 'disputed'
  | 'received'
  | 'partlyReceived'
  | 'notReceived'
  | 'forcedReceived'
  | 'cancelled'
  | 'rejected';

/** Serialises a withdrawal for its member. */
export const toWithdrawalAnswer = (
  order: WithdrawalOrder,
  account: WithdrawalAccount,
  steps: readonly OrderStep[],
  now: Date,
) => ({
  id: order.id,
  kind: account.kind,
  ...(account.network === null ? {} : { network: account.network }),
  ...given('bank', account.bank),
  number: maskedNumber(account.number),
  amount: order.amount.toString(),
  fee: order.fee.toString(),
  payout: payoutOf(order).toString(),
  ...givenAmount('received', order.received),
  ...givenAmount('returned', order.returned),
  currency: order.currency,
  status: order.status,
  createdAt: order.created_at.toISOString(),
  coolingUntil: order.cooling_until.toISOString(),
  ...givenMoment('confirmedAt', order.confirmed_at),
  ...givenMoment('settledAt', order.settled_at),
  serverTime: now.toISOString(),
  steps: steps.map(({ step, at, amount, by }) => ({
    step: step as WithdrawalStep,
    at: at.toISOString(),
    by,
    ...givenAmount('amount', amount),
  })),
});

/** Serialises an account for its member, with its number masked. */
export const toAccountAnswer = (account: WithdrawalAccount, now: Date) => ({
  id: account.id,
  kind: account.kind,
  ...(account.network === null ? {} : { network: account.network }),
  ...given('bank', account.bank),
  holder: account.holder,
  number: maskedNumber(account.number),
  usableFrom: account.usable_from.toISOString(),
  usable: account.usable_from <= now,
});
