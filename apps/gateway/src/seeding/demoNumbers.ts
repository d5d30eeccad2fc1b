import { countriesOf } from '../merchants/countries.ts';

/** First digits of ten mobile numbers of a country, close to the examples of its numbering plan. */
const beginnings: Readonly<Record<string, string>> = {
  CN: '1380013800',
  VN: '91234560',
  US: '201555010',
  ES: '61234560',
  MX: '222123450',
  BR: '1196123450',
  AE: '50123450',
  SA: '51234560',
  KW: '5001230',
  PK: '301234560',
  TH: '81234560',
  MY: '12345670',
  ID: '81234560',
  IN: '812345670',
  BD: '181234560',
  TR: '501234560',
  JP: '901234560',
  KR: '102000000',
  TW: '91234560',
  KH: '9123450',
  MM: '9212340',
  GB: '740012340',
};

/** One of ten mobile numbers for demo members, in the country of a currency; undefined when none is known. */
export const demoNumberOf = (
  currency: string,
  place: string,
): { readonly mobile: string; readonly dialing_code: string } | undefined => {
  const [home] = countriesOf(currency);
  const beginning = home === undefined ? undefined : beginnings[home.countryCode];
  if (home === undefined || beginning === undefined) return undefined;
  return { mobile: `${beginning}${place}`, dialing_code: home.countryDialingCode };
};
