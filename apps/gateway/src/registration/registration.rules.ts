import { checkField, rulesFor } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { registerPayload } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { fieldRulesOf, flagsOf } from '../merchants/settings.rules.ts';
import type { MerchantSettings } from '../merchants/merchants.types.ts';
import { numberOf } from '../verification/codes.store.ts';

export type Method = 'username' | 'mobile';
export type RegistrationForm = z.output<typeof registerPayload>;

/** Fields that are kept as they were typed, under their own keys. */
const kept = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'referralCode', 'recommenderId'] as const;
const sources = ['registerUrl', 'domain'] as const;

/** Whether a way of registering asks for a password; by mobile number without MOBILENUMPASSREG3 one is given (D8). */
export const asksPassword = (settings: MerchantSettings, method: Method): boolean =>
  method === 'username' || flagsOf(settings).mobileRegistrationPassword;

/** The rules that a way of registering asks for, and which the form answers; the captcha is looked at apart. */
export const rulesOfMethod = (settings: MerchantSettings, method: Method): FieldRule[] =>
  rulesFor(fieldRulesOf(settings), method).filter(
    ({ key }) =>
      key !== 'captcha' &&
      !(key === 'username' && method === 'mobile') &&
      !(key === 'password' && !asksPassword(settings, method)),
  );

/** The code that proves a number to register with. */
export const codeOf = (
  merchant: string,
  { mobileNum, countryDialingCode }: Pick<RegistrationForm, 'mobileNum' | 'countryDialingCode'>,
) => ({ merchant, purpose: 'registration' as const, recipient: numberOf(countryDialingCode ?? '', mobileNum ?? '') });

/** Whether a registration brings a captcha. */
export const asksCaptcha = (settings: MerchantSettings): boolean =>
  fieldRulesOf(settings).some(({ key, enabled }) => key === 'captcha' && enabled);

/** The key of the first field that breaks its rule. */
export const firstBrokenField = (rules: readonly FieldRule[], form: RegistrationForm): string | undefined => {
  const values: Readonly<Record<string, unknown>> = form;
  const valueOf = (key: string): string => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return rules.find((rule) => checkField(rule, valueOf(rule.key)) !== undefined)?.key;
};

/** What is kept of a form beside what the member itself has: fields that a rule asks for, and where it was sent from. */
export const keptFields = (rules: readonly FieldRule[], form: RegistrationForm): Record<string, string> => {
  const asked = new Set(rules.filter(({ enabled }) => enabled).map(({ key }) => key));
  const wanted = kept.filter((key) => asked.has(key) || key === 'referralCode' || key === 'recommenderId');
  return Object.fromEntries(
    [...wanted, ...sources].flatMap((key) => (form[key] === undefined || form[key] === '' ? [] : [[key, form[key]]])),
  );
};
