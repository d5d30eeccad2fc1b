import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import { compareMinor } from '@baize/domain/money';
import type { Minor } from '@baize/domain/money';
import type {
  PaymentMethod,
  PaymentMethods,
  Withdrawal,
  WithdrawalAccount,
  WithdrawalTerms,
} from '@baize/gateway-sdk/payments';
import type { SecretNeed } from '../verification/secret/index.ts';
import { feeOf } from './deposits.rules.ts';

/** The secret that confirms a withdrawal, or a change of its accounts (D57). */
export const paymentNeed = { kind: 'fundPassword', wrongCode: 'wrongPaymentPassword' } as const satisfies SecretNeed;

/** Fields of the form that requests a withdrawal. */
export const withdrawFields: readonly FieldRule[] = [requiredRule('accountId'), requiredRule('amount')];

const WHOLE = 10_000n;

/** The fee of a method on an amount. */
export const feeOn = ({ fee }: Pick<PaymentMethod, 'fee'>, amount: Minor): Minor => feeOf(fee, amount);

/** What arrives of an amount: less its fee, and never below 0. */
export const payoutOf = (method: Pick<PaymentMethod, 'fee'>, amount: Minor): Minor => {
  const payout = BigInt(amount) - BigInt(feeOn(method, amount));
  return (payout > 0n ? payout : 0n).toString();
};

const smaller = (a: Minor, b: Minor): Minor => (compareMinor(a, b) > 0 ? b : a);

/** The most that can be withdrawn now by a method: the balance, the rest of the day, and the method's own limit. */
export const mostToWithdraw = (terms: WithdrawalTerms, { highest }: Pick<PaymentMethod, 'highest'>): Minor =>
  smaller(smaller(terms.available, terms.dayAmountLeft), highest);

/** The rule that an amount breaks, with the figure of that rule. */
export type AmountFault = {
  readonly rule: 'notAmount' | 'belowLowest' | 'aboveHighest' | 'aboveDay' | 'aboveBalance' | 'belowFee';
  readonly figure: Minor;
};

/** Validates an amount; undefined if it can be withdrawn. The gateway enforces the same rules. */
export const amountFault = (
  amount: Minor | undefined,
  method: Pick<PaymentMethod, 'lowest' | 'highest' | 'fee'>,
  terms: Pick<WithdrawalTerms, 'available' | 'dayAmountLeft'>,
): AmountFault | undefined => {
  if (amount === undefined) return { rule: 'notAmount', figure: '0' };
  if (compareMinor(amount, method.lowest) < 0) return { rule: 'belowLowest', figure: method.lowest };
  if (compareMinor(amount, method.highest) > 0) return { rule: 'aboveHighest', figure: method.highest };
  if (compareMinor(amount, terms.dayAmountLeft) > 0) return { rule: 'aboveDay', figure: terms.dayAmountLeft };
  if (compareMinor(amount, terms.available) > 0) return { rule: 'aboveBalance', figure: terms.available };
  const fee = feeOn(method, amount);
  return compareMinor(amount, fee) > 0 ? undefined : { rule: 'belowFee', figure: fee };
};

/** The method that pays to an account; undefined when the merchant does not offer it or has switched it off. */
export const methodOfAccount = (
  { withdrawal }: Pick<PaymentMethods, 'withdrawal'>,
  { kind }: Pick<WithdrawalAccount, 'kind'>,
): PaymentMethod | undefined => withdrawal.find((method) => method.kind === kind && method.available);

/** Why nothing can be withdrawn now, in the order that a player can change it; undefined if something can. */
export type WithdrawalBar = 'turnover' | 'dayCount' | 'dayAmount' | 'nothing';

export const withdrawalBar = (terms: WithdrawalTerms): WithdrawalBar | undefined => {
  if (terms.available === '0') return 'nothing';
  if (terms.turnover.left !== '0') return 'turnover';
  if (terms.dayCountLeft === 0) return 'dayCount';
  return terms.dayAmountLeft === '0' ? 'dayAmount' : undefined;
};

/** Share of the turnover that is done, from 0 to 1. */
export const turnoverShare = ({ required, left }: WithdrawalTerms['turnover']): number => {
  if (required === '0') return 1;
  const done = ((BigInt(required) - BigInt(left)) * WHOLE) / BigInt(required);
  return Number(done) / Number(WHOLE);
};

/** The stages of a withdrawal that goes well. */
export type WithdrawalStage = 'cooling' | 'processing' | 'sent' | 'received';

/** The stages of an order and its current one; undefined when all are done, or when it ended before. */
export const withdrawalStages = ({
  status,
}: Pick<Withdrawal, 'status'>): { readonly stages: readonly WithdrawalStage[]; readonly current?: WithdrawalStage } => {
  const stages = ['cooling', 'processing', 'sent', 'received'] as const;
  switch (status) {
    case 'cooling':
    case 'processing':
    case 'sent':
      return { stages, current: status };
    case 'disputed':
      return { stages, current: 'sent' };
    case 'received':
    case 'partlyReceived':
    case 'notReceived':
    case 'forcedReceived':
      return { stages };
    case 'cancelled':
    case 'rejected':
      return { stages: [] };
  }
};

/** Characters that an account number may have; spaces and hyphens, as people write them, are dropped. */
export const accountNumberOf = (typed: string): string => typed.replaceAll(/[\s-]/gu, '');

/** A kind of account. */
export type AccountKind = WithdrawalAccount['kind'];

/** The kinds of account that can be added: those of the merchant's methods that are switched on. */
export const accountKinds = ({ withdrawal }: Pick<PaymentMethods, 'withdrawal'>): readonly AccountKind[] =>
  withdrawal.filter(({ available }) => available).map(({ kind }) => kind);

/** The networks of USDT that the merchant pays to. */
export const networksOf = ({ withdrawal }: Pick<PaymentMethods, 'withdrawal'>): PaymentMethod['networks'] =>
  withdrawal.find(({ kind }) => kind === 'usdt')?.networks ?? [];

/** Fields of the form that adds an account. */
export const accountFields = (kind: AccountKind): readonly FieldRule[] => [
  requiredRule(kind === 'usdt' ? 'network' : 'bank'),
  requiredRule('number'),
  requiredRule('fundPassword'),
];

/** Field of the form that reports a part of a withdrawal. */
export const partFields: readonly FieldRule[] = [requiredRule('amount')];

/** True unless an amount is a part of a payout: more than nothing, and less than all of it. */
export const isNoPart = (amount: Minor | undefined, payout: Minor): boolean =>
  amount === undefined || amount === '0' || compareMinor(amount, payout) >= 0;
