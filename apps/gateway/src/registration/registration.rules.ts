import { checkField, rulesFor } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { registerPayload } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { fieldRulesOf, flagsOf } from '../merchants/settings.rules.ts';
import type { MerchantSettings } from '../merchants/merchants.types.ts';
import { numberOf } from '../verification/codes.store.ts';

export type Method = 'username' | 'mobile';
export type RegistrationForm = z.output<typeof registerPayload>;

/** Form fields stored unchanged, under their own keys. */
const kept = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'referralCode', 'recommenderId'] as const;
const sources = ['registerUrl', 'domain'] as const;

/** True when the form requires a password. By mobile number without MOBILENUMPASSREG3 one is generated (D8). */
export const asksPassword = (settings: MerchantSettings, method: Method): boolean =>
  method === 'username' || flagsOf(settings).mobileRegistrationPassword;

/** Field rules of the method, without the captcha, which is checked separately, and without generated fields. */
export const rulesOfMethod = (settings: MerchantSettings, method: Method): FieldRule[] =>
  rulesFor(fieldRulesOf(settings), method).filter(
    ({ key }) =>
      key !== 'captcha' &&
      !(key === 'username' && method === 'mobile') &&
      !(key === 'password' && !asksPassword(settings, method)),
  );

/** Key of the verification code for a registration's number. */
export const codeOf = (
  merchant: string,
  { mobileNum, countryDialingCode }: Pick<RegistrationForm, 'mobileNum' | 'countryDialingCode'>,
) => ({ merchant, purpose: 'registration' as const, recipient: numberOf(countryDialingCode ?? '', mobileNum ?? '') });

/** True when registration requires a captcha. */
export const asksCaptcha = (settings: MerchantSettings): boolean =>
  fieldRulesOf(settings).some(({ key, enabled }) => key === 'captcha' && enabled);

/** Key of the first field that breaks its rule. */
export const firstBrokenField = (rules: readonly FieldRule[], form: RegistrationForm): string | undefined => {
  const values: Readonly<Record<string, unknown>> = form;
  const valueOf = (key: string): string => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return rules.find((rule) => checkField(rule, valueOf(rule.key)) !== undefined)?.key;
};

/**
 * Form fields to store beside the member: those with an enabled rule, and always the referrals, the page and the domain
 * of the form.
 */
export const storedFields = (rules: readonly FieldRule[], form: RegistrationForm): Record<string, string> => {
  const asked = new Set(rules.filter(({ enabled }) => enabled).map(({ key }) => key));
  const wanted = kept.filter((key) => asked.has(key) || key === 'referralCode' || key === 'recommenderId');
  return Object.fromEntries(
    [...wanted, ...sources].flatMap((key) => (form[key] === undefined || form[key] === '' ? [] : [[key, form[key]]])),
  );
};
