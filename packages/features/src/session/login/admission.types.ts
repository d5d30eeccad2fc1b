import type { Role } from '@baize/domain/member-types';
import type { Refusal, Refused } from '../../flow/index.ts';
import type { LoginContext, LoginMethod } from './login.types.ts';

/** Session token; `owesPassword` if the gateway refuses other calls until the password is changed (REQ-107). */
export type TokenGiven = { readonly token: string; readonly owesPassword: boolean };

export type StoreAnswer = { readonly kind: 'stored' } | Refused;

export type MemberAnswer = { readonly kind: 'loaded'; readonly role: Role } | Refused;

type AdmissionInput = Pick<LoginContext, 'entry' | 'flags' | 'rules' | 'success'> & {
  /** Method of the login, and its password if it had one. */
  readonly request: { readonly type: LoginMethod | 'social' | 'passkey'; readonly password?: string | undefined };
};

/** `turnedAway` without a refusal: the player cancelled the password change. */
export type AdmissionOutput =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'turnedAway'; readonly refusal: Refusal<'nonAgent'> | undefined };

export type AdmissionContext = AdmissionInput & {
  readonly role: Role | undefined;
  readonly admitted: boolean;
  readonly refusal: Refusal<'nonAgent'> | undefined;
};

/** XState types of `admissionMachine`. */
export type AdmissionTypes = {
  context: AdmissionContext;
  input: AdmissionInput;
  output: AdmissionOutput;
  children: { changePassword: 'changePassword' };
};
