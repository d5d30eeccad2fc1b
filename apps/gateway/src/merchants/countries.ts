import type { CurrencyCode } from '@baize/domain/money';

export type Country = { countryCode: string; countryDialingCode: string };

const dialingCodes: Record<string, string> = {
  CN: '86',
  VN: '84',
  US: '1',
  ES: '34',
  MX: '52',
  BR: '55',
  PT: '351',
  AE: '971',
  SA: '966',
  KW: '965',
  PK: '92',
  TH: '66',
  MY: '60',
  ID: '62',
  PH: '63',
  IN: '91',
  BD: '880',
  TR: '90',
  JP: '81',
  KR: '82',
  TW: '886',
  KH: '855',
  MM: '95',
  GB: '44',
  DE: '49',
  FR: '33',
};

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

const all: readonly Country[] = Object.entries(dialingCodes).map(([countryCode, countryDialingCode]) => ({
  countryCode,
  countryDialingCode,
}));

/** The countries a merchant serves, the one of its currency first. */
export const countriesOf = (currency: string): Country[] => {
  const home = Object.entries(homeOf).find(([code]) => code === currency)?.[1];
  return [...all].sort((a, b) => Number(b.countryCode === home) - Number(a.countryCode === home));
};

/** Whether a merchant of this currency serves the country that numbers with this code belong to. */
export const servesCountry = (currency: string, dialingCode: string | undefined): boolean =>
  countriesOf(currency).some(({ countryDialingCode }) => countryDialingCode === dialingCode);
