import type { Role } from '@baize/domain/member-types';
import type { Refusal, Refused } from '../../flow/index.ts';
import type { LoginContext, LoginMethod } from './login.types.ts';

/** A token, and whether another password is owed before it opens anything else (REQ-107). */
export type TokenGiven = { readonly token: string; readonly owesPassword: boolean };

export type StoreAnswer = { readonly kind: 'stored' } | Refused;

export type MemberAnswer = { readonly kind: 'loaded'; readonly role: Role } | Refused;

type AdmissionInput = Pick<LoginContext, 'entry' | 'flags' | 'rules' | 'success'> & {
  /** How somebody logged in, and with which password, where it was one. */
  readonly request: { readonly type: LoginMethod | 'social'; readonly password?: string | undefined };
};

/** Turned away without a reason is whoever gave up changing the password. */
export type AdmissionOutput =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'turnedAway'; readonly refusal: Refusal<'nonAgent'> | undefined };

export type AdmissionContext = AdmissionInput & {
  readonly role: Role | undefined;
  readonly admitted: boolean;
  readonly refusal: Refusal<'nonAgent'> | undefined;
};

/** What the chart is made of. */
export type AdmissionTypes = {
  context: AdmissionContext;
  input: AdmissionInput;
  output: AdmissionOutput;
  children: { changePassword: 'changePassword' };
};
