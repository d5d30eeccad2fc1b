import type { CurrencyCode } from '@baize/domain/money';
import metadata from 'libphonenumber-js/mobile/metadata';

export type Country = { countryCode: string; countryDialingCode: string };

const homeOf: Partial<Record<CurrencyCode, string>> = {
  CNY: 'CN',
  VND: 'VN',
  USD: 'US',
  EUR: 'ES',
  MXN: 'MX',
  BRL: 'BR',
  AED: 'AE',
  SAR: 'SA',
  KWD: 'KW',
  PKR: 'PK',
  THB: 'TH',
  MYR: 'MY',
  IDR: 'ID',
  INR: 'IN',
  BDT: 'BD',
  TRY: 'TR',
  JPY: 'JP',
  KRW: 'KR',
  TWD: 'TW',
  KHR: 'KH',
  MMK: 'MM',
  GBP: 'GB',
};

// Of the territories that share a code, libphonenumber lists the main one first.
const all: readonly Country[] = Object.entries(metadata.country_calling_codes).flatMap(
  ([countryDialingCode, territories]) => territories.map((countryCode) => ({ countryCode, countryDialingCode })),
);

/** All territories with telephone numbers, that of the merchant's currency first. */
export const countriesOf = (currency: string): Country[] => {
  const home = Object.entries(homeOf).find(([code]) => code === currency)?.[1];
  return all.toSorted((a, b) => Number(b.countryCode === home) - Number(a.countryCode === home));
};
