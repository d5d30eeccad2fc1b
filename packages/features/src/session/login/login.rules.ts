import { requiredRule, verificationCodeRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import { normalCode } from '@baize/domain/typed-text';
import type {
  Credentials,
  Entered,
  LoginAnswer,
  LoginContext,
  LoginEntry,
  LoginInput,
  LoginMethod,
  LoginRefusal,
  LoginRequest,
  LoginSuccess,
  PasskeyLogin,
} from './login.types.ts';

/** Dialing code of mobile numbers that log in; the login form has no country field. */
export const LOGIN_DIALING_CODE = '86';

/**
 * Returns `authenticator` if that is offered and chosen; else `sms` if the merchant offers it and the username is a
 * mobile number of eleven digits, the first a 1 (REQ-097); else `username`.
 */
export const loginMethod = (
  username: string,
  flags: Pick<Flags, 'smsLogin' | 'authenticatorLogin'>,
  chosen?: LoginMethod,
): LoginMethod => {
  if (flags.authenticatorLogin && chosen === 'authenticator') return chosen;
  return flags.smsLogin && /^1\d{10}$/u.test(normalCode(username)) ? 'sms' : 'username';
};

/** Adds what was entered, chosen or newly offered, and derives the method from it. */
export const withMethod = (context: Entered, entered: Partial<Entered>): Partial<Entered> => {
  const { username, flags, method } = { ...context, ...entered };
  const offered = loginMethod(username, flags, method);
  const leavesCode = entered.method === 'username' && context.method === 'sms';
  const prefersPassword = entered.method === undefined ? context.passwordChosen : leavesCode;
  const passwordChosen = offered === 'sms' && prefersPassword;
  return { ...entered, method: passwordChosen ? 'username' : offered, passwordChosen };
};

/** Number that a code is sent to, grouped for reading: `+86 138 0013 8000`. */
export const codeDestination = (username: string): string =>
  `+${LOGIN_DIALING_CODE} ${normalCode(username).replace(/^(\d{3})(\d{4})(\d{4})$/u, '$1 $2 $3')}`;

/** Initial context of a login. */
export const freshLogin = (input: LoginInput): LoginContext => ({
  ...input,
  username: '',
  method: 'username',
  passwordChosen: false,
  request: { type: 'username', username: '' },
  refusal: undefined,
  captchaWanted: false,
  challenge: { id: '', methods: [] },
  success: undefined,
});

type Form = {
  readonly entry: LoginEntry;
  readonly method: LoginMethod;
  readonly rules: readonly FieldRule[];
  readonly asksCaptcha: boolean;
};

/**
 * Fields of the form: username, password or code, and the captcha once it shows (REQ-098). In the header, username and
 * password follow the merchant's rules (REQ-099).
 */
export const loginFields = ({ entry, method, rules, asksCaptcha }: Form): readonly FieldRule[] => {
  const ruleOf = (key: string): FieldRule => {
    const own = entry === 'header' ? rules.find((rule) => rule.key === key && rule.enabled) : undefined;
    return own === undefined ? requiredRule(key) : { ...own, required: true };
  };
  return [
    ruleOf('username'),
    method === 'username' ? ruleOf('password') : verificationCodeRule,
    ...(asksCaptcha ? [requiredRule('captcha')] : []),
  ];
};

/** Builds the login request: the password or a code, by method (REQ-111). */
export const requestFor = (
  { username, password, verificationCode, captcha }: Credentials,
  { entry, method }: Pick<Form, 'entry' | 'method'>,
): LoginRequest => {
  const shared = { username, captcha, ...(entry === 'agent' ? { entry } : {}) };
  if (method === 'username') return { ...shared, type: method, password };
  const coded = { ...shared, type: method, verificationCode };
  return method === 'sms'
    ? { ...coded, username: normalCode(username), countryDialingCode: LOGIN_DIALING_CODE }
    : coded;
};

/** Replaces the request by a login by passkey. */
export const byPasskey = (
  { logIn }: { readonly logIn: PasskeyLogin },
  { entry }: Pick<LoginContext, 'entry'>,
): Pick<LoginContext, 'request' | 'refusal'> => ({ request: { type: 'passkey', entry, logIn }, refusal: undefined });

/** Keeps a refusal. A login without a password says nothing about the captcha, which is then kept as it is. */
export const withRefusal = ({ refusal, captcha }: Extract<LoginAnswer, { kind: 'refused' }>): Partial<LoginContext> =>
  captcha === undefined ? { refusal } : { refusal, captchaWanted: captcha };

/**
 * True when the login must change its password first: always for the default password, for an expired one if the flag
 * is on, and never after a login without a password, by code, passkey or social account (REQ-107, REQ-108).
 */
export const mustChangePassword = (
  { passwordDefault, passwordExpired }: Pick<LoginSuccess, 'passwordDefault' | 'passwordExpired'>,
  flags: Pick<Flags, 'forceExpiredPasswordChange'>,
  method: LoginMethod | 'social' | 'passkey',
): boolean => method === 'username' && (passwordDefault || (passwordExpired && flags.forceExpiredPasswordChange));

/** Route after a login: home, or the agent home from the agent page (REQ-109). */
export const afterLogin = (entry: LoginEntry): RouteName => (entry === 'agent' ? 'agentHome' : 'home');

/** Returns the field to show a refusal at; undefined if it concerns the whole form. */
export const refusedLoginField = ({ code }: LoginRefusal): string | undefined => {
  if (code === 'captchaWrong') return 'captcha';
  return code === 'wrongCode' || code === 'codeExpired' ? 'verificationCode' : undefined;
};

/** Repeats the last request with the pass of a bot check. */
export const withPass = ({ request }: Pick<LoginContext, 'request'>, pass: string) => ({
  request: { ...request, botCheck: { pass } },
  refusal: undefined,
});
