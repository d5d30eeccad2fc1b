import { demandedRule, requiredRule, verificationCodeRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RecoveryContext, RecoveryInput, RecoveryMethod, RecoveryRefusal } from './recovery.types.ts';

/** Recovery methods that the merchant offers; the first is preselected (REQ-071, REQ-072, REQ-143). */
export const methodsOffered = ({
  mobileRecovery,
  emailRecovery,
}: Pick<Flags, 'mobileRecovery' | 'emailRecovery'>): readonly RecoveryMethod[] => [
  ...(mobileRecovery ? (['mobileNum'] as const) : []),
  ...(emailRecovery ? (['email'] as const) : []),
];

/** Rule of the new password: the merchant's rule for passwords, always required. */
export const newPasswordRule = (rules: readonly FieldRule[]): FieldRule => ({
  ...demandedRule(rules, 'password'),
  key: 'newPassword',
});

/** Fields of a method's form, by the merchant's rules (REQ-144, REQ-145). */
export const recoveryFields = (method: RecoveryMethod, rules: readonly FieldRule[]): readonly FieldRule[] =>
  method === 'email'
    ? [demandedRule(rules, 'username'), demandedRule(rules, 'email')]
    : [
        requiredRule('countryDialingCode'),
        demandedRule(rules, 'mobileNum'),
        verificationCodeRule,
        newPasswordRule(rules),
      ];

/** Initial context of a recovery, with the token of the link that opened it, if any. */
export const freshRecovery = ({ flags, link = '', now }: RecoveryInput): RecoveryContext => ({
  method: methodsOffered(flags)[0],
  email: { username: '', email: '' },
  mobile: { mobileNum: '', countryDialingCode: '', verificationCode: '', newPassword: '' },
  byLink: { token: link, newPassword: '' },
  account: '',
  password: '',
  refusal: undefined,
  now,
});

/** Returns the field to show a refusal at; undefined if it concerns the whole form. */
export const refusedRecoveryField = ({ code, error }: RecoveryRefusal): string | undefined => {
  if (code === 'passwordRule') return 'newPassword';
  if (code === 'wrongCode' || code === 'codeExpired') return 'verificationCode';
  if (code !== 'fieldRule' || error?.kind !== 'business') return undefined;
  const { field } = error.value;
  return typeof field === 'string' ? field : undefined;
};
