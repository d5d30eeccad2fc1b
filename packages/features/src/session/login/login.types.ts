import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { Role } from '@baize/domain/member-types';
import type { RouteName } from '@baize/domain/routes';
import type { LoginRefusal } from '../../verification/index.ts';

/** Where the form stands: its page, a popup, the header, or the agent page, which admits agents alone (D29). */
export type LoginEntry = 'page' | 'popup' | 'header' | 'agent';

/** How the player identifies himself; an SMS code takes the place of the password (REQ-097). */
export type LoginMethod = 'username' | 'sms';

export type ChallengeMethod = 'sms' | 'email' | 'realName' | 'authenticator';

/** What the form hands over; a value that was not asked for is absent. */
export type Credentials = {
  readonly username: string;
  readonly password?: string | undefined;
  readonly verificationCode?: string | undefined;
  readonly captcha?: string | undefined;
  readonly countryDialingCode?: string | undefined;
};

/** What is sent (REQ-111). */
export type LoginRequest = Credentials & { readonly type: LoginMethod; readonly entry?: 'agent' | undefined };

/** A login that succeeded (REQ-081, D17). */
export type LoginSuccess = {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly passwordDefault: boolean;
};

export type Challenge = { readonly id: string; readonly methods: readonly ChallengeMethod[] };

/** A step that was refused; `captcha` says that the next attempt needs one (REQ-101). */
type Refused = { readonly kind: 'refused'; readonly refusal: LoginRefusal; readonly captcha?: boolean };

/** What a login is answered with. */
export type LoginAnswer =
  | ({ readonly kind: 'loggedIn' } & LoginSuccess)
  | { readonly kind: 'challenged'; readonly challenge: Challenge }
  | Refused;

export type MemberAnswer = { readonly kind: 'loaded'; readonly role: Role } | Refused;

export type LoginInput = {
  readonly entry: LoginEntry;
  readonly flags: Flags;
  /** The gateway's field rules, for what the header checks before any call and for the new password. */
  readonly rules: readonly FieldRule[];
  /** A clock that only goes forward, in milliseconds. */
  readonly now: () => number;
};

/** Where a login leads. */
export type LoginOutput = { readonly route: RouteName };
