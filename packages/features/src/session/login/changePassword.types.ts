import type { FieldRule } from '@baize/domain/field-rules';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { Refusal, Refused } from '../../flow/index.ts';

/** Form values, trimmed and valid; `oldPassword` is absent when the login has supplied it. */
export type NewPassword = {
  readonly oldPassword?: string | undefined;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
};

export type ChangePasswordRefusal = Refusal<RefusalCode<'changePassword'>>;

export type ChangePasswordAnswer = { readonly kind: 'changed' } | Refused<RefusalCode<'changePassword'>>;

export type ChangePasswordInput = {
  /** Password typed at login; the form then has no field for it (REQ-148). */
  readonly oldPassword?: string | undefined;
  /** The gateway's rule for the field `password` (REQ-149). */
  readonly passwordRule?: FieldRule | undefined;
};
