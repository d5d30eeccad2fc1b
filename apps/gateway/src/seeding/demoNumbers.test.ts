import { currencies } from '@baize/domain/money';
import { expect, it } from 'vitest';
import { readNumber } from '../verification/mobileNumber.ts';
import { countriesOf } from '../merchants/countries.ts';
import { demoNumberOf } from './demoNumbers.ts';

it.each([...Object.keys(currencies), 'XXX'])('are mobile numbers of the country of %s', (currency) => {
  const code = countriesOf(currency)[0]?.countryDialingCode;
  for (const place of ['0', '1', '2', '3', '4']) {
    const number = demoNumberOf(currency, place);
    expect(number?.dialing_code).toBe(code);
    const given = { mobileNum: number?.mobile ?? '', countryDialingCode: code ?? '' };
    expect(readNumber(given)).toEqual({ ok: true, value: given });
  }
});
