import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';

/** Field that repeats the new payment password, mapped to the field it repeats (REQ-130). */
export const paymentPasswordConfirmation = { confirmNewPassword: 'newPassword' } as const;

/** Fields of the form: the login password, and the new payment password by the merchant's rule of passwords (D57). */
export const paymentPasswordFields = (rules: readonly FieldRule[]): readonly FieldRule[] => {
  const own = rules.find(({ key }) => key === 'password');
  return [
    requiredRule('password'),
    own?.enabled === true ? { ...own, key: 'newPassword', required: true } : requiredRule('newPassword'),
  ];
};

const refusedFields: Readonly<Record<string, string>> = {
  wrongPassword: 'password',
  passwordRule: 'newPassword',
  passwordsAlike: 'newPassword',
  confirmationDiffers: 'confirmNewPassword',
};

/** The field that a refusal concerns; undefined if it concerns the whole form. */
export const refusedPaymentPasswordField = ({ code }: { readonly code: string }): string | undefined =>
  Object.hasOwn(refusedFields, code) ? refusedFields[code] : undefined;
