export { currencies, currencyOf, isCurrencyCode } from './currencies.ts';
export type { Currency, CurrencyCode } from './currencies.ts';
export { formatMoney } from './formatMoney.ts';
export { addMinor, compareMinor, isMinor, toMajor } from './money.rules.ts';
export type { Minor } from './money.rules.ts';
export { parseMajor } from './parseMajor.ts';
