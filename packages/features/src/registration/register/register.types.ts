import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { RegistrationCode, RegistrationForm } from '@baize/gateway-sdk/registration';
import type { LoggedIn } from '@baize/gateway-sdk/session';
import type { BotCheckEvent, Refusal, Refused } from '../../flow/index.ts';
import type { PhoneAuthCode } from '../../verification/index.ts';

/** Name of the account: a username, or the mobile number (REQ-117). */
export type RegisterMethod = 'username' | 'mobile';

/** `number` verifies the mobile number first; `details` is the rest, or the whole form (REQ-118). */
export type RegisterStep = 'number' | 'details';

/** Form values, trimmed and valid; a field that the form did not show is absent. */
export type RegisterValues = Readonly<Record<string, string>>;

/** Location of the form, which is sent with it (REQ-136). */
export type RegisterPlace = {
  readonly registerUrl: string;
  readonly domain: string;
  readonly referralCode?: string | undefined;
};

type RegisterCode =
  | RefusalCode<'register' | 'registerByMobile' | 'checkRegistrationCode' | 'checkAffiliate'>
  | PhoneAuthCode;
export type RegisterRefusal = Refusal<RegisterCode>;

/** Answer of a code check; `idToken` comes from an external service and is sent with the form. */
export type CodeAnswer = { readonly kind: 'proved'; readonly idToken?: string } | Refused<RegisterCode>;
export type InvitationAnswer = { readonly kind: 'valid' } | Refused<RegisterCode>;
export type RegisterAnswer =
  | { readonly kind: 'registered'; readonly session: LoggedIn | undefined }
  | Refused<RegisterCode>;
export type SessionAnswer = { readonly kind: 'started' } | Refused;

export type RegisterRequest = { readonly method: RegisterMethod; readonly form: RegistrationForm };
export type InvitationRequest = { readonly code: string; readonly domain: string | undefined };

export type RegisterInput = {
  readonly flags: Flags;
  /** Field rules of the gateway. */
  readonly rules: readonly FieldRule[];
  readonly place: RegisterPlace;
  /** Clock of the SMS countdown, in milliseconds. */
  readonly now: () => number;
};

/** Route to open: home, or the login if the account came without a session (REQ-137). */
export type RegisterOutput = { readonly route: RouteName };

type RegisterEvent =
  | { readonly type: 'opened'; readonly flags: Flags }
  | { readonly type: 'methodChosen'; readonly method: RegisterMethod }
  | { readonly type: 'numberSubmitted'; readonly proof: RegistrationCode }
  | { readonly type: 'detailsSubmitted'; readonly values: RegisterValues }
  | { readonly type: 'wentBack' }
  | { readonly type: 'refusalRead' }
  | BotCheckEvent;

export type RegisterContext = RegisterInput & {
  readonly method: RegisterMethod;
  readonly step: RegisterStep;
  /** Mobile number with the code that verifies it; empty if none is required. */
  readonly proof: RegistrationCode;
  /** Token of an external service that has verified the number. */
  readonly idToken: string | undefined;
  readonly values: RegisterValues;
  /** Pass of a bot check. */
  readonly pass: string | undefined;
  /** True when the next form requires a new captcha. */
  readonly captchaUsed: boolean;
  readonly refusal: RegisterRefusal | undefined;
  readonly loggedIn: boolean;
};

/** XState types of `registerMachine`. */
export type RegisterTypes = {
  context: RegisterContext;
  events: RegisterEvent;
  input: RegisterInput;
  output: RegisterOutput;
  children: { captcha: 'captcha'; smsCode: 'smsCode' };
};

export type OpeningContext = {
  readonly request: RegisterRequest;
  /** True once the form was sent, which uses up its captcha. */
  readonly tried: boolean;
  readonly refusal: RegisterRefusal | undefined;
  readonly session: LoggedIn | undefined;
};

export type OpeningOutput =
  | { readonly kind: 'opened'; readonly loggedIn: boolean }
  | { readonly kind: 'suspected' }
  | (Refused<RegisterCode> & { readonly tried?: boolean });

export type OpeningTypes = { context: OpeningContext; input: RegisterRequest; output: OpeningOutput };
