import { checkField } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import { isLoginMobile, LOGIN_DIALING_CODE } from '../../verification/index.ts';
import type { LoginRefusal } from '../../verification/index.ts';
import type { NewPassword } from './changePassword.machine.ts';
import type { Credentials, LoginEntry, LoginInput, LoginMethod, LoginRequest, LoginSuccess } from './login.types.ts';

/** How a username logs in: by SMS code in the password's place where the merchant offers it and a mobile number stands (REQ-097). */
export const loginMethod = (username: string, flags: Pick<Flags, 'smsLogin'>): LoginMethod =>
  flags.smsLogin && isLoginMobile(username.trim()) ? 'sms' : 'username';

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

/** Values as they are sent: trimmed, passwords too (REQ-098). */
const trimmed = ({ username, ...others }: Credentials): Credentials => ({
  username: username.trim(),
  ...Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [[name, value.trim()]])),
  ),
});

const isWellFormed = (rules: readonly FieldRule[], key: string, value: string): boolean => {
  const rule = rules.find((each) => each.key === key);
  return rule === undefined || checkField(rule, value) === undefined;
};

type Form = Pick<LoginInput, 'entry' | 'flags' | 'rules'> & { readonly captchaShown: boolean };

const refusalBefore = (
  { type, username, password = '', verificationCode = '', captcha = '' }: LoginRequest,
  { entry, rules, captchaShown }: Form,
): LoginRefusal | undefined => {
  const isMissing = username === '' || (type === 'sms' ? verificationCode : password) === '';
  const isFormed =
    type === 'sms' || (isWellFormed(rules, 'username', username) && isWellFormed(rules, 'password', password));
  if (entry === 'header' && (isMissing || !isFormed)) return { code: 'passwordIncorrect' };
  if (isMissing) return { code: 'incomplete' };
  return captchaShown && captcha === '' ? { code: 'captchaRequired' } : undefined;
};

/**
 * What is sent for the credentials (REQ-111), and what stands against sending it at all: a missing username, password
 * (or code) or shown captcha (REQ-098). The header wants the first two well-formed, too, and says no more than that
 * the password is incorrect (REQ-099).
 */
export const attempt = (
  credentials: Credentials,
  form: Form,
): { readonly request: LoginRequest; readonly refusal: LoginRefusal | undefined } => {
  const {
    username,
    password,
    verificationCode,
    captcha,
    countryDialingCode = LOGIN_DIALING_CODE,
  } = trimmed(credentials);
  const shared = { username, captcha, ...(form.entry === 'agent' ? { entry: form.entry } : {}) };
  const request: LoginRequest =
    loginMethod(username, form.flags) === 'sms'
      ? { ...shared, type: 'sms', verificationCode, countryDialingCode }
      : { ...shared, type: 'username', password };
  return { request, refusal: refusalBefore(request, form) };
};

type RefusedField = keyof NewPassword | 'captcha' | 'verificationCode';

const refusedFields: Partial<Record<LoginRefusal['code'], RefusedField>> = {
  captchaWrong: 'captcha',
  wrongCode: 'verificationCode',
  codeExpired: 'verificationCode',
  wrongPassword: 'oldPassword',
  oldPasswordRequired: 'oldPassword',
  passwordRule: 'newPassword',
  passwordUnchanged: 'newPassword',
  confirmationDiffers: 'confirmNewPassword',
};

/** The field that a refusal is about, so that it is told there; undefined where it concerns the whole form. */
export const refusedField = (refusal: LoginRefusal | undefined): RefusedField | undefined =>
  refusal === undefined ? undefined : refusedFields[refusal.code];

/** For how long, in milliseconds, the gateway wants no further attempt. A lock-out is no wait: it names an hour of the
 * gateway's clock, and the player's own may be wrong. */
export const waitAfter = (refusal: LoginRefusal | undefined): number =>
  refusal?.code === 'rateLimited' ? refusal.retryAfterSeconds * 1000 : 0;
