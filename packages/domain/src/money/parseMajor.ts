import { normalAmount } from '../typed-text/index.ts';
import type { DecimalMark } from '../typed-text/index.ts';
import { currencyOf } from './currencies.ts';
import type { Minor } from './money.rules.ts';

const MAJOR = /^(-?)(\d+)(?:\.(\d+))?$/u;

/**
 * Parses a typed amount (`'1234.5'`, `'1,234.5'`, digits of any script) to minor units; undefined when it is no amount
 * or has more decimals than the currency. `decimal` is the decimal mark of the reader's language.
 */
export const parseMajor = (text: string, currency: string, decimal?: DecimalMark): Minor | undefined => {
  const match = MAJOR.exec(normalAmount(text, decimal) ?? '');
  if (match === null) return undefined;
  const { exponent } = currencyOf(currency);
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[^0]/u.test(fraction.slice(exponent))) return undefined;
  const digits = `${whole}${fraction.slice(0, exponent).padEnd(exponent, '0')}`;
  return BigInt(`${sign}${digits}`).toString();
};
