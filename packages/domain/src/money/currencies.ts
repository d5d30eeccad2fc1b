/** A currency's decimals and its symbol. */
export type Currency = {
  /** Digits after the point of its smallest unit: 2 for CNY, none for VND, 3 for KWD. */
  readonly exponent: number;
  /** Shown beside an amount when the merchant has no region. */
  readonly symbol: string;
};

const currency = (exponent: number, symbol: string): Currency => ({ exponent, symbol });

/** The currencies a merchant may use, by code; our own table, since `Intl` throws on USDT. */
export const currencies = {
  CNY: currency(2, '¥'),
  USD: currency(2, '$'),
  EUR: currency(2, '€'),
  GBP: currency(2, '£'),
  JPY: currency(0, '¥'),
  KRW: currency(0, '₩'),
  VND: currency(0, '₫'),
  THB: currency(2, '฿'),
  MYR: currency(2, 'RM'),
  IDR: currency(2, 'Rp'),
  MMK: currency(2, 'K'),
  KHR: currency(2, '៛'),
  INR: currency(2, '₹'),
  BDT: currency(2, '৳'),
  PKR: currency(2, 'Rs'),
  TRY: currency(2, '₺'),
  BRL: currency(2, 'R$'),
  MXN: currency(2, 'MX$'),
  TWD: currency(2, 'NT$'),
  AED: currency(2, 'AED'),
  SAR: currency(2, 'SAR'),
  KWD: currency(3, 'KWD'),
  USDT: currency(2, 'USDT'),
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof currencies;

/** True for a currency code in the table. */
export const isCurrencyCode = (value: unknown): value is CurrencyCode =>
  typeof value === 'string' && Object.hasOwn(currencies, value);

/** The currency of a code; one that is not in the table counts in hundredths and is shown by its code. */
export const currencyOf = (code: string): Currency => (isCurrencyCode(code) ? currencies[code] : currency(2, code));
