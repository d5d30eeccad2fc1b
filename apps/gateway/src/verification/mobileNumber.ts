import { planOf, readMobileNumber } from '@baize/domain/mobile-numbers';
import type { NumberPlan } from '@baize/domain/mobile-numbers';
import metadata from 'libphonenumber-js/mobile/metadata';

export type MobileNumber = { readonly mobileNum: string; readonly countryDialingCode: string };

const plans = new Map<string, NumberPlan | undefined>();

const planFor = (code: string): NumberPlan | undefined => {
  if (!plans.has(code) && Object.hasOwn(metadata.country_calling_codes, code)) plans.set(code, planOf(metadata, code));
  return plans.get(code);
};

type Read = { ok: true; value: MobileNumber } | { ok: false; code: 'countryNotServed' | 'fieldRule'; field: string };

/**
 * Normalises a mobile number by its country's numbering plan; refused when the country is not served or the number is
 * invalid.
 */
export const readNumber = ({ mobileNum, countryDialingCode }: MobileNumber): Read => {
  const plan = planFor(countryDialingCode);
  if (plan === undefined) return { ok: false, code: 'countryNotServed', field: 'countryDialingCode' };
  const read = readMobileNumber(mobileNum, plan);
  if (read === undefined) return { ok: false, code: 'fieldRule', field: 'mobileNum' };
  return { ok: true, value: { mobileNum: read, countryDialingCode } };
};

/**
 * Normalises a number where the answer must not reveal its validity: an invalid one is returned unchanged and matches
 * no account.
 */
export const normaliseNumber = <Given extends MobileNumber>(given: Given): Given => {
  const read = readNumber(given);
  return read.ok ? { ...given, ...read.value } : given;
};
