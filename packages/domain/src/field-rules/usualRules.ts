import { rulesFor } from './fieldRules.rules.ts';
import type { FieldRule } from './fieldRules.types.ts';
import { isSafePattern } from './isSafePattern.ts';

const rule = (key: string, own: Partial<FieldRule>): FieldRule => ({
  key,
  enabled: true,
  required: false,
  minLength: 1,
  maxLength: 64,
  patternId: 0,
  type: 'text',
  ...own,
});

/** The default registration rules of a merchant, in the order of the form. */
export const usualRules: readonly FieldRule[] = [
  rule('username', { required: true, minLength: 4, maxLength: 16, patternId: 4 }),
  rule('password', { required: true, minLength: 8, maxLength: 32, patternId: 5, type: 'password' }),
  rule('mobileNum', { enabled: false, minLength: 5, maxLength: 15, patternId: 6, type: 'tel' }),
  rule('payeeName', { minLength: 2, maxLength: 40, patternId: 8 }),
  rule('email', { minLength: 6, maxLength: 64, patternId: 3, type: 'email' }),
  rule('paymentPassword', { enabled: false, minLength: 6, maxLength: 6, patternId: 6, type: 'password' }),
  rule('qqNum', { enabled: false, minLength: 5, maxLength: 12, patternId: 6 }),
  rule('line', { enabled: false, patternId: 9 }),
  rule('whatsapp', { enabled: false, minLength: 5, maxLength: 20, patternId: 9 }),
  rule('facebook', { enabled: false }),
  rule('wechat', { enabled: false, patternId: 9 }),
  rule('idNumber', { enabled: false, minLength: 6, maxLength: 24, patternId: 4 }),
  rule('affiliateCode', { minLength: 4, maxLength: 12, patternId: 4 }),
  rule('captcha', { required: true, minLength: 4, maxLength: 6, patternId: 4 }),
];

const withSafety = (rule: FieldRule): FieldRule =>
  rule.acceptedPattern === undefined ? rule : { ...rule, safe: isSafePattern(rule.acceptedPattern) };

/** A merchant's registration rules in the order of the form: the default rules with the merchant's changes applied. */
export const mergedRules = (
  own: readonly (Partial<FieldRule> & Pick<FieldRule, 'key'>)[],
  method: 'username' | 'mobile',
): FieldRule[] => {
  const changes = new Map(own.map((change) => [change.key, change]));
  return rulesFor(
    usualRules.map((usual) => withSafety({ ...usual, ...changes.get(usual.key) })),
    method,
  );
};
