import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { ChangePasswordRefusal } from './changePassword.types.ts';

/** Field that repeats the new password, mapped to the field it repeats (REQ-130). */
export const passwordConfirmation = { confirmNewPassword: 'newPassword' } as const;

/** Fields of the form: the old password unless known, and the new one by the merchant's rule (REQ-148, REQ-149). */
export const changePasswordFields = (
  asksOldPassword: boolean,
  passwordRule: FieldRule | undefined,
): readonly FieldRule[] => [
  ...(asksOldPassword ? [requiredRule('oldPassword')] : []),
  passwordRule?.enabled === true
    ? { ...passwordRule, key: 'newPassword', required: true }
    : requiredRule('newPassword'),
];

const refusedFields: Readonly<Record<string, string>> = {
  wrongPassword: 'oldPassword',
  oldPasswordRequired: 'oldPassword',
  passwordRule: 'newPassword',
  passwordUnchanged: 'newPassword',
  confirmationDiffers: 'confirmNewPassword',
} satisfies Partial<Record<ChangePasswordRefusal['code'], string>>;

/** Returns the field to show a refusal at; undefined if it concerns the whole form. */
export const refusedPasswordField = ({ code }: ChangePasswordRefusal): string | undefined =>
  Object.hasOwn(refusedFields, code) ? refusedFields[code] : undefined;
