import { currencyOf } from '@baize/domain/money';
import type { Delivery, Outcome } from './order.types.ts';

/** Last two digits of an amount's whole units: the switch of the sandbox that a person can type. */
const ending = (amount: string, currency: string): number =>
  Number((BigInt(amount) / 10n ** BigInt(currencyOf(currency).exponent)) % 100n);

const deliveries: Readonly<Record<number, Delivery>> = { 11: 'twice', 12: 'reversed', 13: 'never', 14: 'late' };
const outcomes: Readonly<Record<number, Outcome>> = { 1: 'partly', 2: 'failed', 3: 'none', 4: 'silent' };

/** Delivery of an order that names none: by the end of its amount. */
export const deliveryOf = (amount: string, currency: string): Delivery =>
  deliveries[ending(amount, currency)] ?? 'once';

/** Outcome of a payout that names none: by the end of its amount. */
export const outcomeOf = (amount: string, currency: string): Outcome =>
  outcomes[ending(amount, currency)] ?? 'received';

/** Half of an amount, at least 1 minor unit. */
export const halfOf = (amount: string): string => {
  const half = BigInt(amount) / 2n;
  return String(half < 1n ? 1n : half);
};

const LARGEST = 10n ** 18n - 1n;

/** Amounts that the pay page offers beside the exact one: a tenth less and a tenth more. Zero is not offered. */
export const nearAmounts = (
  amount: string,
): { readonly less: string | undefined; readonly more: string | undefined } => {
  const exact = BigInt(amount);
  const tenth = exact < 10n ? 1n : exact / 10n;
  return {
    less: exact > tenth ? String(exact - tenth) : undefined,
    more: exact + tenth <= LARGEST ? String(exact + tenth) : undefined,
  };
};
