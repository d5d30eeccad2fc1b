import type { FieldRule } from '@baize/domain/field-rules';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { Refusal, Refused } from '../../flow/index.ts';

/** What the form hands over, trimmed and valid; the old password is absent where it is known from the login. */
export type NewPassword = {
  readonly oldPassword?: string | undefined;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
};

export type ChangePasswordRefusal = Refusal<RefusalCode<'changePassword'>>;

export type ChangePasswordAnswer = { readonly kind: 'changed' } | Refused<RefusalCode<'changePassword'>>;

export type ChangePasswordInput = {
  /** The one typed at login; then it is not asked for (REQ-148). */
  readonly oldPassword?: string | undefined;
  /** The gateway's rule for the field `password` (REQ-149). */
  readonly passwordRule?: FieldRule | undefined;
};
