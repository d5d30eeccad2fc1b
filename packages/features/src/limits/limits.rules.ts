import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { LimitKey, MemberLimit, MemberLimits } from '@baize/gateway-sdk/limits';

/** The kinds of limits of money, in the order of the page. */
export const limitKinds = ['deposit', 'loss', 'stake'] as const;

export const limitPeriods = ['day', 'week', 'month'] as const;

/** Minutes between two reminders that a member can choose. */
export const reminderMinutes = ['15', '30', '60', '120'] as const;

/** Days of a break that a member can choose; at most six weeks. */
export const breakDays = [1, 7, 14, 30, 42] as const;

/** Months of a self-exclusion that a member can choose. */
export const exclusionMonths = [6, 12, 24, 60] as const;

/** The reminder of a member in minutes; undefined without one. */
export const reminderOf = ({ limits }: MemberLimits): number | undefined => {
  const amount = limits.find(({ kind }) => kind === 'reminder')?.amount;
  return amount === undefined ? undefined : Number(amount);
};

/** A limit by its kind and period. */
export const limitOf = ({ limits }: MemberLimits, { kind, period }: LimitKey): MemberLimit | undefined =>
  limits.find((limit) => limit.kind === kind && limit.period === period);

export type LimitUsage = { readonly used: string; readonly left: string; readonly share: number };

const WHOLE = 1000n;

/** What is used of a limit and what is left, never below nothing; `share` is from 0 to 1. */
export const usageOf = ({ amount = '0', used = '0' }: Pick<MemberLimit, 'amount' | 'used'>): LimitUsage => {
  const [most, some] = [BigInt(amount), BigInt(used)];
  const left = some < most ? most - some : 0n;
  const share = most === 0n || some >= most ? 1 : Number((some * WHOLE) / most) / Number(WHOLE);
  return { used, left: left.toString(), share };
};

/** True when an amount loosens a limit: it then counts after 24 hours and a second confirmation. */
export const loosens = (limit: Pick<MemberLimit, 'amount'> | undefined, amount: string | undefined): boolean => {
  if (limit?.amount === undefined) return false;
  return amount === undefined || BigInt(amount) > BigInt(limit.amount);
};

/** The field of the form of a limit. */
export const limitFields: readonly FieldRule[] = [requiredRule('amount')];

/** The amount of a wish that the member types; undefined while it is none. */
export const isLimitAmount = (amount: string | undefined): amount is string =>
  amount !== undefined && /^[1-9]\d{0,17}$/u.test(amount);
