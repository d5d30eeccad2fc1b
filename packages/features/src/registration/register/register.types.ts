import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { RegistrationCode, RegistrationForm } from '@baize/gateway-sdk/registration';
import type { LoggedIn } from '@baize/gateway-sdk/session';
import type { BotCheckEvent, Refusal, Refused } from '../../flow/index.ts';
import type { PhoneAuthCode } from '../../verification/index.ts';

/** What the account is called by: a name of its own, or its mobile number (REQ-117). */
export type RegisterMethod = 'username' | 'mobile';

/** A number to prove first, then all the rest; or the rest alone (REQ-118). */
export type RegisterStep = 'number' | 'details';

/** What a form hands over, trimmed and valid; a value that was not asked for is absent. */
export type RegisterValues = Readonly<Record<string, string>>;

/** Where the form stands, which is sent with it (REQ-136). */
export type RegisterPlace = {
  readonly registerUrl: string;
  readonly domain: string;
  readonly referralCode?: string | undefined;
};

type RegisterCode =
  | RefusalCode<'register' | 'registerByMobile' | 'checkRegistrationCode' | 'checkAffiliate'>
  | PhoneAuthCode;
export type RegisterRefusal = Refusal<RegisterCode>;

/** A code was right; what a service outside the gateway says of it is sent with the form. */
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
  /** The gateway's field rules. */
  readonly rules: readonly FieldRule[];
  readonly place: RegisterPlace;
  /** The clock that counts down to another code, in milliseconds. */
  readonly now: () => number;
};

/** Where a registration leads: home, or to the log-in where no session came with the account (REQ-137). */
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
  /** The number, with the code that proves it; empty where none is asked for. */
  readonly proof: RegistrationCode;
  /** That a service outside the gateway has proven the number. */
  readonly idToken: string | undefined;
  readonly values: RegisterValues;
  /** That a bot check was passed. */
  readonly pass: string | undefined;
  /** Another captcha is wanted. */
  readonly captchaUsed: boolean;
  readonly refusal: RegisterRefusal | undefined;
  readonly loggedIn: boolean;
};

/** What the chart is made of. */
export type RegisterTypes = {
  context: RegisterContext;
  events: RegisterEvent;
  input: RegisterInput;
  output: RegisterOutput;
  children: { captcha: 'captcha'; smsCode: 'smsCode' };
};

export type OpeningContext = {
  readonly request: RegisterRequest;
  /** The gateway has seen the form, so that its captcha has served. */
  readonly tried: boolean;
  readonly refusal: RegisterRefusal | undefined;
  readonly session: LoggedIn | undefined;
};

export type OpeningOutput =
  | { readonly kind: 'opened'; readonly loggedIn: boolean }
  | { readonly kind: 'suspected' }
  | (Refused<RegisterCode> & { readonly tried?: boolean });

export type OpeningTypes = { context: OpeningContext; input: RegisterRequest; output: OpeningOutput };
