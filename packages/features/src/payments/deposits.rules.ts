import { allowedAddress } from '@baize/domain/addresses';
import { addMinor, compareMinor } from '@baize/domain/money';
import type {
  Deposit,
  DepositPromotion,
  DepositRequest,
  PaymentFee,
  PaymentMethod,
  PaymentMethods,
} from '@baize/gateway-sdk/payments';
import { isObject } from '../app/index.ts';

const WHOLE = 10_000n;

/** A deposit order with the steady clock's reading at its arrival. */
export type ReceivedDeposit = Deposit & { readonly receivedAt: number };

/** True while an order may still change by itself. */
export const isOpen = ({ status }: Pick<Deposit, 'status'>): boolean => status === 'pending' || status === 'confirming';

/** Moment at which an order lapses, by the page's steady clock; the wall clock may be wrong. */
export const lapsesAt = ({ expiresAt, serverTime, receivedAt }: ReceivedDeposit): number =>
  receivedAt + Date.parse(expiresAt) - Date.parse(serverTime);

/** Address of the provider's pay page; undefined when the order has none, or one that no browser may open. */
export const payAddress = ({ payUrl = '' }: Pick<Deposit, 'payUrl'>): string | undefined =>
  allowedAddress(payUrl, { schemes: ['https:', 'http:'] })?.href;

/** Fee on an amount in minor units: the share rounded up, at least the lowest fee. */
export const feeOf = ({ hundredths, lowest }: PaymentFee, amount: string): string => {
  const share = ((BigInt(amount) * BigInt(hundredths) + WHOLE - 1n) / WHOLE).toString();
  return compareMinor(share, lowest) > 0 ? share : lowest;
};

const bonusOf = ({ hundredths, highest }: DepositPromotion, credited: string): string => {
  const share = ((BigInt(credited) * BigInt(hundredths)) / WHOLE).toString();
  return compareMinor(share, highest) < 0 ? share : highest;
};

/** What follows from an amount, in minor units. */
export type DepositTerms = {
  readonly fee: string;
  /** The amount less the fee. */
  readonly credited: string;
  /** Undefined without a promotion. */
  readonly bonus: string | undefined;
  /** Turnover that is required before a withdrawal. */
  readonly wager: string;
};

/** Terms of a deposit of `amount`; the bonus is reckoned from what is credited, and wagered together with it. */
export const depositTerms = (
  { depositTimes }: Pick<PaymentMethods, 'depositTimes'>,
  { fee: feeTerms }: Pick<PaymentMethod, 'fee'>,
  promotion: DepositPromotion | undefined,
  amount: string,
): DepositTerms => {
  const fee = feeOf(feeTerms, amount);
  const credited = compareMinor(fee, amount) < 0 ? (BigInt(amount) - BigInt(fee)).toString() : '0';
  const bonus = promotion && bonusOf(promotion, credited);
  const times = BigInt(promotion?.timesTurnover ?? depositTimes);
  return { fee, credited, bonus, wager: (BigInt(addMinor(credited, bonus ?? '0')) * times).toString() };
};

/** Why an amount cannot be deposited; `limit` is the nearest amount that can. */
export type DepositFault = { readonly code: 'tooLow' | 'tooHigh' | 'belowPromotion'; readonly limit: string };

/** Checks an amount against the limits of a method and the lowest deposit of a promotion. */
export const depositFault = (
  { lowest, highest }: Pick<PaymentMethod, 'lowest' | 'highest'>,
  promotion: Pick<DepositPromotion, 'lowestDeposit'> | undefined,
  amount: string,
): DepositFault | undefined => {
  if (compareMinor(amount, lowest) < 0) return { code: 'tooLow', limit: lowest };
  if (compareMinor(amount, highest) > 0) return { code: 'tooHigh', limit: highest };
  const least = promotion?.lowestDeposit;
  return least !== undefined && compareMinor(amount, least) < 0 ? { code: 'belowPromotion', limit: least } : undefined;
};

/** True for a request of a deposit as it is stored. */
export const isDepositRequest = (value: unknown): value is DepositRequest =>
  isObject(value) &&
  ['methodId', 'amount', 'returnPath'].every((name) => typeof value[name] === 'string') &&
  ['network', 'promotionId'].every((name) => ['string', 'undefined'].includes(typeof value[name]));
