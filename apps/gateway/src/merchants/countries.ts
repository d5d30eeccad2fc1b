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

// Of those that share a code, the one that is most called by it comes first.
const all: readonly Country[] = Object.entries(metadata.country_calling_codes).flatMap(
  ([countryDialingCode, territories]) => territories.map((countryCode) => ({ countryCode, countryDialingCode })),
);

/** Every territory that has telephone numbers, the one of a merchant's currency first. */
export const countriesOf = (currency: string): Country[] => {
  const home = Object.entries(homeOf).find(([code]) => code === currency)?.[1];
  return all.toSorted((a, b) => Number(b.countryCode === home) - Number(a.countryCode === home));
};
