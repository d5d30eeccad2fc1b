import { requiredRule, verificationCodeRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import { normalCode } from '@baize/domain/typed-text';
import type {
  Credentials,
  Entered,
  LoginContext,
  LoginEntry,
  LoginInput,
  LoginMethod,
  LoginRefusal,
  LoginRequest,
  LoginSuccess,
} from './login.types.ts';

/** The country of the mobile numbers that can log in, where the form asks for none. */
export const LOGIN_DIALING_CODE = '86';

/** How a username logs in: by SMS code in the password's place where the merchant offers it and the username looks like
 * a mobile number, eleven digits of which the first is a 1 (REQ-097); by the code of an app where that was chosen. */
export const loginMethod = (
  username: string,
  flags: Pick<Flags, 'smsLogin' | 'authenticatorLogin'>,
  chosen?: LoginMethod,
): LoginMethod => {
  if (flags.authenticatorLogin && chosen === 'authenticator') return chosen;
  return flags.smsLogin && /^1\d{10}$/u.test(normalCode(username)) ? 'sms' : 'username';
};

/** What was entered, chosen or offered anew, with the method that follows from it. */
export const withMethod = (context: Entered, entered: Partial<Entered>): Partial<Entered> => {
  const { username, flags, method } = { ...context, ...entered };
  const offered = loginMethod(username, flags, method);
  const leavesCode = entered.method === 'username' && context.method === 'sms';
  const prefersPassword = entered.method === undefined ? context.passwordChosen : leavesCode;
  const passwordChosen = offered === 'sms' && prefersPassword;
  return { ...entered, method: passwordChosen ? 'username' : offered, passwordChosen };
};

/** The number that a code goes to, grouped for reading: `+86 138 0013 8000`. */
export const codeDestination = (username: string): string =>
  `+${LOGIN_DIALING_CODE} ${normalCode(username).replace(/^(\d{3})(\d{4})(\d{4})$/u, '$1 $2 $3')}`;

/** A login of which nothing is known yet. */
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
 * What the form asks: a username, a password or the code in its place, a captcha once it is shown (REQ-098). The header
 * holds the first two against the merchant's own rules (REQ-099).
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

/** What is sent for the credentials (REQ-111). */
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

/**
 * Whether the change-password modal shows instead of going on: always for the default password, for an expired one
 * while the flag is on, and never after a login by SMS or by a social account (REQ-107, REQ-108).
 */
export const mustChangePassword = (
  { passwordDefault, passwordExpired }: Pick<LoginSuccess, 'passwordDefault' | 'passwordExpired'>,
  flags: Pick<Flags, 'forceExpiredPasswordChange'>,
  method: LoginMethod | 'social',
): boolean => method === 'username' && (passwordDefault || (passwordExpired && flags.forceExpiredPasswordChange));

/** Where a login leads: home, and from the agent page the agent home (REQ-109). */
export const afterLogin = (entry: LoginEntry): RouteName => (entry === 'agent' ? 'agentHome' : 'home');

/** The field that a refusal is about, so that it is told there; undefined where it concerns the whole form. */
export const refusedLoginField = ({ code }: LoginRefusal): string | undefined => {
  if (code === 'captchaWrong') return 'captcha';
  return code === 'wrongCode' || code === 'codeExpired' ? 'verificationCode' : undefined;
};

/** The same login once more, with the pass of a bot check. */
export const withPass = ({ request }: Pick<LoginContext, 'request'>, pass: string) => ({
  request: { ...request, botCheck: { pass } },
  refusal: undefined,
});
