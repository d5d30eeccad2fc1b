import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { BotCheckEvent, Refusal, Refused } from '../../flow/index.ts';
import type { Challenge } from '../../verification/index.ts';

/** Where the form stands: its page, a popup, the header, or the agent page, which admits agents alone (D29). */
export type LoginEntry = 'page' | 'popup' | 'header' | 'agent';

/** How the player identifies himself; a code by SMS or of an authenticator app takes the place of the password (REQ-097, D20). */
export type LoginMethod = 'username' | 'sms' | 'authenticator';

/** What the form hands over, trimmed and valid; a value that was not asked for is absent. */
export type Credentials = {
  readonly username: string;
  readonly password?: string | undefined;
  readonly verificationCode?: string | undefined;
  readonly captcha?: string | undefined;
};

/** What is sent (REQ-111). */
export type LoginRequest = Credentials & {
  readonly type: LoginMethod;
  readonly countryDialingCode?: string | undefined;
  readonly entry?: 'agent' | undefined;
  /** A pass, after a refusal that asked for a bot check. */
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

/** Why nobody was logged in; `passwordIncorrect` is all that the header says of its fields (REQ-099). */
export type LoginRefusal = Refusal<LoginCode | 'passwordIncorrect'>;

/** What a login is answered with; `captcha` says that the next attempt needs one (REQ-101). */
export type LoginAnswer =
  | ({ readonly kind: 'loggedIn' } & LoginSuccess)
  | { readonly kind: 'challenged'; readonly challenge: Challenge }
  /** A bot check comes first. */
  | { readonly kind: 'suspected' }
  | (Refused<LoginCode> & { readonly captcha?: boolean });

export type LoginInput = {
  readonly entry: LoginEntry;
  readonly flags: Flags;
  /** The gateway's field rules, for what the header checks and for the new password. */
  readonly rules: readonly FieldRule[];
  /** The clock that counts down to another code, in milliseconds. */
  readonly now: () => number;
};

/** Where a login leads. */
export type LoginOutput = { readonly route: RouteName };

type LoginEvent =
  | { readonly type: 'usernameEntered'; readonly username: string }
  | ({ readonly type: 'submitted' } & Credentials)
  /** The form was sent with a fault, which only the header tells here. */
  | { readonly type: 'formFaulted' }
  | { readonly type: 'freePlayChosen' }
  | { readonly type: 'methodChosen'; readonly method: LoginMethod }
  | { readonly type: 'refusalRead' }
  | { readonly type: 'flagsChanged'; readonly flags: Flags }
  | { readonly type: 'rulesChanged'; readonly rules: readonly FieldRule[] }
  | BotCheckEvent;

export type LoginContext = LoginInput & {
  /** What stood in the username's field when it was left. */
  readonly username: string;
  readonly method: LoginMethod;
  /** The player has chosen the password for a number that could log in by code. */
  readonly passwordChosen: boolean;
  readonly request: LoginRequest;
  readonly refusal: LoginRefusal | undefined;
  readonly captchaWanted: boolean;
  readonly challenge: Challenge;
  readonly success: LoginSuccess | undefined;
};

/** What decides which field stands beneath the username's. */
export type Entered = Pick<LoginContext, 'username' | 'flags' | 'method' | 'passwordChosen'>;

/** What the chart is made of. */
export type LoginTypes = {
  context: LoginContext;
  events: LoginEvent;
  input: LoginInput;
  output: LoginOutput;
  children: { captcha: 'captcha'; smsCode: 'smsCode'; secondFactor: 'secondFactor'; admission: 'admission' };
};
