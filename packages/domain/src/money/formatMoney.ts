import { formatLocale, numberFormat } from '../languages/index.ts';
import type { LanguageCode } from '../languages/index.ts';
import { currencyOf } from './currencies.ts';
import { toMajor } from './money.rules.ts';
import type { Minor } from './money.rules.ts';

const DEFAULT_DECIMALS = 2;

/** Truncates to `decimals` digits, so that the amount shown never exceeds the real one. */
const cut = (major: string, decimals: number): string => {
  const [whole = '0', fraction = ''] = major.split('.');
  const short = decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
  return /[1-9]/u.test(short) ? short : short.replace('-', '');
};

const formatter = (locale: string, symbol: string, decimals: number): Intl.NumberFormat =>
  numberFormat(locale, {
    style: 'currency',
    // A placeholder that is replaced by our own symbol: `Intl` knows where a symbol goes and what space it needs, but
    // throws on USDT.
    currency: 'USD',
    currencyDisplay: /^\p{L}+$/u.test(symbol) ? 'code' : 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const isIntlCurrency = (currency: string): boolean => Intl.supportedValuesOf('currency').includes(currency);

/**
 * The symbol beside an amount: what people in the merchant's region write, or the table's symbol when the merchant has
 * no region.
 */
const symbolOf = (currency: string, locale: string, region: string | undefined): string => {
  if (region === undefined || !isIntlCurrency(currency)) return currencyOf(currency).symbol;
  const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currencyOf(currency).symbol;
};

export type MoneyFormat = {
  /** Digits after the point; two when left out. */
  decimals?: number;
  /** The gateway's symbol, where it sent one. */
  symbol?: string | undefined;
  /** The merchant's region, such as "MX": its symbol and separators in the language. */
  region?: string | undefined;
};

/**
 * Formats an amount for display: symbol, thousands separators, two decimals by default (REQ-089), Latin digits in every
 * language. Calculates without floats. Throws on a value that is not an amount in minor units.
 */
export const formatMoney = (
  minor: Minor,
  currency: string,
  language: LanguageCode,
  { decimals = DEFAULT_DECIMALS, symbol: given, region }: MoneyFormat = {},
): string => {
  if (!/^-?\d+$/u.test(minor)) throw new TypeError(`formatMoney: ${JSON.stringify(minor)} is no amount in minor units`);
  const amount = cut(toMajor(minor, currency), decimals) as `${number}`;
  const locale = formatLocale(language, region);
  const symbol = given ?? symbolOf(currency, locale, region);
  return formatter(locale, symbol, decimals)
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('');
};
