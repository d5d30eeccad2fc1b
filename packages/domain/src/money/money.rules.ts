import { currencyOf } from './currencies.ts';

/** An amount in the smallest unit of its currency, as a string of digits: `"123456"` is 1,234.56 CNY. */
export type Minor = string;

const MINOR = /^(?:0|-?[1-9]\d*)$/u;

/** True for an amount in minor units: digits without leading zeros, a minus sign only below zero. */
export const isMinor = (value: unknown): value is Minor => typeof value === 'string' && MINOR.test(value);

/** The exact sum of any size. Throws on a value that is not an amount. */
export const addMinor = (a: Minor, b: Minor): Minor => (BigInt(a) + BigInt(b)).toString();

/** -1, 0 or 1, as a comparison for sorting. Throws on a value that is not an amount. */
export const compareMinor = (a: Minor, b: Minor): -1 | 0 | 1 => {
  const difference = BigInt(a) - BigInt(b);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

/** Minor units as a plain decimal, without floats: `toMajor('123456', 'CNY')` is `'1234.56'`. */
export const toMajor = (minor: Minor, currency: string): string => {
  const { exponent } = currencyOf(currency);
  if (exponent === 0) return minor;
  const sign = minor.startsWith('-') ? '-' : '';
  const digits = minor.slice(sign.length).padStart(exponent + 1, '0');
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
};
