import { planOf, readMobileNumber } from '@baize/domain/mobile-numbers';
import type { NumberPlan } from '@baize/domain/mobile-numbers';
import metadata from 'libphonenumber-js/mobile/metadata';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

export type MobileNumber = { readonly mobileNum: string; readonly countryDialingCode: string };

const plans = new Map<string, NumberPlan | undefined>();

const planFor = (code: string): NumberPlan | undefined => {
  if (!plans.has(code) && Object.hasOwn(metadata.country_calling_codes, code)) plans.set(code, planOf(metadata, code));
  return plans.get(code);
};

/**
 * Normalises a mobile number by its country's numbering plan; refused when the country is not served or the number is
 * invalid.
 */
export const readNumber = ({
  mobileNum,
  countryDialingCode,
}: MobileNumber): Result<MobileNumber, 'countryNotServed' | 'fieldRule'> => {
  const plan = planFor(countryDialingCode);
  if (plan === undefined) return refusal('countryNotServed', { field: 'countryDialingCode' });
  const read = readMobileNumber(mobileNum, plan);
  if (read === undefined) return refusal('fieldRule', { field: 'mobileNum' });
  return success({ mobileNum: read, countryDialingCode });
};

/**
 * Normalises a number where the answer must not reveal its validity: an invalid one is returned unchanged and matches
 * no account.
 */
export const normaliseNumber = <Given extends MobileNumber>(given: Given): Given => {
  const read = readNumber(given);
  return read.ok ? { ...given, ...read.value } : given;
};
