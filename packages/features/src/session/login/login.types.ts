import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import type { Gateway, RefusalCode } from '@baize/gateway-sdk';
import type { BotCheckEvent, Refusal, Refused } from '../../flow/index.ts';
import type { Challenge } from '../../verification/index.ts';

/** Location of the form: its page, a popup, the header, or the agent page, which admits agents alone (D29). */
export type LoginEntry = 'page' | 'popup' | 'header' | 'agent';

/** Credential of a login: the password, or in its place a code by SMS or of an authenticator app (REQ-097, D20). */
export type LoginMethod = 'username' | 'sms' | 'authenticator';

/** Form values, trimmed and valid; a field that the form did not show is absent. */
export type Credentials = {
  readonly username: string;
  readonly password?: string | undefined;
  readonly verificationCode?: string | undefined;
  readonly captcha?: string | undefined;
};

/** Input of the login call (REQ-111). */
export type LoginRequest = Credentials & {
  readonly type: LoginMethod;
  readonly countryDialingCode?: string | undefined;
  readonly entry?: 'agent' | undefined;
  /** Pass of a bot check, after a refusal that required one. */
  readonly botCheck?: { readonly pass: string } | undefined;
};

/** A login that succeeded (REQ-081, D17). */
export type LoginSuccess = {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly passwordDefault: boolean;
};

export type LoginCode = RefusalCode<'logIn' | 'logInFreePlay' | 'answerLoginChallenge'>;

/** `passkeyCancelled`: no passkey was chosen in the browser's dialog; `passkeyUnusable`: the browser cannot use one. */
type PasskeyCode = RefusalCode<'beginPasskeyLogin' | 'logInPasskey'> | 'passkeyCancelled' | 'passkeyUnusable';

/** Reason of a failed login; `passwordIncorrect` is the header's only message about its fields (REQ-099). */
export type LoginRefusal = Refusal<LoginCode | PasskeyCode | 'passwordIncorrect'>;

/** Answer of a login; `captcha` says if the next attempt with a password requires one (REQ-101). */
export type LoginAnswer =
  | ({ readonly kind: 'loggedIn' } & LoginSuccess)
  | { readonly kind: 'challenged'; readonly challenge: Challenge }
  /** Refused until a bot check is passed. */
  | { readonly kind: 'suspected' }
  | (Refused<LoginCode | PasskeyCode> & { readonly captcha?: boolean });

export type PasskeyAnswer = ({ readonly kind: 'loggedIn' } & LoginSuccess) | Refused<PasskeyCode>;

/** A login by passkey, from `createPasskeyLogin`; forms load its code at the first use. */
export type PasskeyLogin = (gateway: Gateway, entry: LoginEntry, signal: AbortSignal) => Promise<PasskeyAnswer>;

/** A login by passkey, in place of a login call. */
export type PasskeyRequest = { readonly type: 'passkey'; readonly entry: LoginEntry; readonly logIn: PasskeyLogin };

export type LoginInput = {
  readonly entry: LoginEntry;
  readonly flags: Flags;
  /** Field rules of the gateway, for the header and for the new password. */
  readonly rules: readonly FieldRule[];
  /** Clock of the SMS countdown, in milliseconds. */
  readonly now: () => number;
};

/** Route to open after the login. */
export type LoginOutput = { readonly route: RouteName };

type LoginEvent =
  | { readonly type: 'usernameEntered'; readonly username: string }
  | ({ readonly type: 'submitted' } & Credentials)
  /** Submitted with an invalid field; only the header reacts, because it shows no errors at its fields. */
  | { readonly type: 'invalidSubmitted' }
  | { readonly type: 'freePlayChosen' }
  | { readonly type: 'passkeyChosen'; readonly logIn: PasskeyLogin }
  | { readonly type: 'methodChosen'; readonly method: LoginMethod }
  | { readonly type: 'refusalRead' }
  | { readonly type: 'flagsChanged'; readonly flags: Flags }
  | { readonly type: 'rulesChanged'; readonly rules: readonly FieldRule[] }
  | BotCheckEvent;

export type LoginContext = LoginInput & {
  /** Username that `method` was derived from. */
  readonly username: string;
  readonly method: LoginMethod;
  /** True when the player prefers the password for a number that could log in by code. */
  readonly passwordChosen: boolean;
  readonly request: LoginRequest | PasskeyRequest;
  readonly refusal: LoginRefusal | undefined;
  readonly captchaWanted: boolean;
  readonly challenge: Challenge;
  readonly success: LoginSuccess | undefined;
};

/** Facts that decide the field below the username: password or code. */
export type Entered = Pick<LoginContext, 'username' | 'flags' | 'method' | 'passwordChosen'>;

/** XState types of `loginMachine`. */
export type LoginTypes = {
  context: LoginContext;
  events: LoginEvent;
  input: LoginInput;
  output: LoginOutput;
  children: { captcha: 'captcha'; smsCode: 'smsCode'; secondFactor: 'secondFactor'; admission: 'admission' };
};
