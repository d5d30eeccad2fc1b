import type { CurrencyCode } from '@baize/domain/money';
import { isCurrencyCode } from '@baize/domain/money';

/** Minor units of each currency for one USDT: fixed rates of the sandbox. */
const rates: Readonly<Record<CurrencyCode, bigint>> = {
  CNY: 710n,
  USD: 100n,
  EUR: 92n,
  GBP: 79n,
  JPY: 150n,
  KRW: 1380n,
  VND: 25_400n,
  THB: 3500n,
  MYR: 450n,
  IDR: 1_600_000n,
  MMK: 210_000n,
  KHR: 410_000n,
  INR: 8400n,
  BDT: 12_000n,
  PKR: 27_900n,
  TRY: 3400n,
  BRL: 550n,
  MXN: 1800n,
  TWD: 3200n,
  AED: 367n,
  SAR: 375n,
  KWD: 307n,
  USDT: 100n,
};

const DECIMALS = 6;
const UNIT = 10n ** BigInt(DECIMALS);

/** The USDT to send for an amount, such as `12.345679`: rounded up to the sixth decimal, so that it covers the amount. */
export const tetherFor = (amount: string, currency: string): string => {
  const rate = isCurrencyCode(currency) ? rates[currency] : 100n;
  const units = (BigInt(amount) * UNIT + rate - 1n) / rate;
  const digits = units.toString().padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0{1,4}$/u, '');
  return `${digits.slice(0, -DECIMALS)}.${fraction}`;
};
