import type { Flags } from '@baize/domain/flags';
import { roleOf } from '@baize/domain/member-types';
import type { logInPayload, logInRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil } from '../kernel/result.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import { consumePass } from '../verification/botCheck.service.ts';
import type { BotCheckGiven } from '../verification/botCheck.service.ts';
import { consumeCaptcha } from '../verification/captcha.service.ts';
import type { Orm } from '../database/database.types.ts';
import { accountKeyOf, findMemberByAccount, findMemberByMobile } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { countriesOf } from '../merchants/countries.ts';
import { flagsOf, memberTypesOf } from '../merchants/settings.rules.ts';
import { isPassword } from '../secrets/password.ts';
import { numberOf, consumeCode } from '../verification/codes.store.ts';
import { normaliseNumber } from '../verification/mobileNumber.ts';
import { consumeAppCode } from '../access/consumeAppCode.ts';
import { finishLogin } from './finishLogin.ts';
import type { LoginOutcome } from './finishLogin.ts';
import { readAttempts, resetAttempts, releaseAttempt, lockAfter, reserveAttempt } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';

export type LogIn = z.output<typeof logInPayload>;
type LogInCode = (typeof logInRefusals)[number];

const locked = (until: Date) => refusalUntil('locked', until);

const refuseUnlessCaptcha = async (
  orm: Orm,
  { merchant, now }: Call,
  visitor: string | undefined,
  answer: string | undefined,
) => {
  if (answer === undefined) return refusal('captchaRequired', { captcha: true });
  const right = await consumeCaptcha(orm, { merchant: merchant.id, visitor, answer, now });
  return right ? undefined : refusal('captchaWrong', { captcha: true });
};

type Found = { member: Member | undefined; code?: 'wrongCredentials' | 'wrongCode' | 'codeExpired' };

const byPassword = async (orm: Orm, { merchant }: Call, { username, password = '' }: LogIn): Promise<Found> => {
  const member = await findMemberByAccount(orm, merchant.id, username);
  const right = await isPassword(password, member?.password_hash);
  return right ? { member } : { member: undefined, code: 'wrongCredentials' };
};

/** The login with its mobile number normalised for its country, so that all spellings share one counter of attempts. */
const withNumber = ({ merchant }: Call, login: LogIn): LogIn => {
  if (login.type !== 'sms') return login;
  const home = countriesOf(merchant.settings.sandbox.currency)[0]?.countryDialingCode ?? '';
  const { countryDialingCode = home, username: mobileNum } = login;
  return { ...login, countryDialingCode, username: normaliseNumber({ mobileNum, countryDialingCode }).mobileNum };
};

const bySms = async (orm: Orm, { merchant, now }: Call, login: LogIn): Promise<Found> => {
  const { countryDialingCode: dialingCode = '' } = login;
  const of = { merchant: merchant.id, purpose: 'login' as const, recipient: numberOf(dialingCode, login.username) };
  const result = await consumeCode(orm, of, login.verificationCode ?? '', now);
  if (result !== 'right') return { member: undefined, code: result === 'wrong' ? 'wrongCode' : 'codeExpired' };
  const member = await findMemberByMobile(orm, merchant.id, dialingCode, login.username);
  return member === undefined ? { member, code: 'wrongCode' } : { member };
};

/** A code is accepted once; a member without an authenticator is refused as for a wrong code (D20). */
const byAuthenticator = async (orm: Orm, { merchant, now }: Call, login: LogIn): Promise<Found> => {
  const member = await findMemberByAccount(orm, merchant.id, login.username);
  const right = member !== undefined && (await consumeAppCode(orm, member, login.verificationCode ?? '', now));
  return right ? { member } : { member: undefined, code: 'wrongCode' };
};

const ways = { username: byPassword, sms: bySms, authenticator: byAuthenticator };

/** True if the merchant offers this type of login. */
const isOffered = (type: LogIn['type'], { smsLogin, authenticatorLogin }: Flags): boolean =>
  type === 'username' || (type === 'sms' ? smsLogin : authenticatorLogin);

/** Refuses disabled members, trial accounts, and non-agents at the agent entry; undefined if the member may log in. */
export const refuseMember = (
  { merchant }: Call,
  member: Member,
  entry?: LogIn['entry'],
): Refusal<'disabled' | 'nonMember' | 'nonAgent'> | undefined => {
  const role = roleOf(member.type, memberTypesOf(merchant.settings));
  if (member.disabled) return refusal('disabled');
  if (role === 'trial') return refusal('nonMember');
  return entry === 'agent' && role !== 'agent' ? refusal('nonAgent') : undefined;
};

/** Failed logins from one network, over all accounts, after which a login requires a captcha. */
const FREE_MISSES = 5;
/** Failed logins from one network after which a login requires a bot check instead. */
const SUSPECT_MISSES = 15;

/** The visitor's cookies: the id that a captcha was issued to, and the answered bot check. */
export type LogInVisitor = { readonly captcha: string | undefined; readonly botCheck: BotCheckGiven };

type Subjects = { account: Subject; address: Subject };

/** The checks that a login requires after these attempts, or the end of the account's lock. */
const lookAt = async (orm: Orm, { merchant, now }: Call, { account, address }: Subjects) => {
  const { taken, until } = await readAttempts(orm, account, now);
  if (until !== undefined) return { until };
  const misses = (await readAttempts(orm, address, now)).taken;
  const { captchaRequired, botCheckRequired } = merchant.conditions;
  return {
    asksCaptcha: taken > 0 || misses >= FREE_MISSES || captchaRequired === true,
    asksBotCheck: misses >= SUSPECT_MISSES || botCheckRequired === true,
  };
};

/** Reserves the account's single attempt without a captcha; undefined if a concurrent login has taken it. */
const reserveFree = async (orm: Orm, { now }: Call, { account, address }: Subjects) => {
  const attempt = await reserveAttempt(orm, account, now, 1);
  if (!attempt.ok) return undefined;
  if ((await reserveAttempt(orm, address, now, FREE_MISSES)).ok) return attempt;
  await releaseAttempt(orm, account);
  return undefined;
};

/**
 * Reserves an attempt after the required captcha or bot check; a passed bot check satisfies both. Without either, only
 * the first attempt of an account is reserved, so that no number of such logins can lock it.
 */
const reserve = async (
  orm: Orm,
  call: Call,
  subjects: Subjects,
  botCheck: BotCheckGiven,
  captcha: () => Promise<Refusal<LogInCode> | undefined>,
): Promise<{ ok: true; nth: number } | Refusal<LogInCode>> => {
  const { until, asksCaptcha, asksBotCheck } = await lookAt(orm, call, subjects);
  if (until !== undefined) return locked(until);
  const isPerson = await consumePass(orm, call, botCheck);
  if (asksBotCheck && !isPerson) return refusal('botCheckRequired');
  const free = asksCaptcha ? undefined : await reserveFree(orm, call, subjects);
  if (free !== undefined) return free;
  const refused = isPerson ? undefined : await captcha();
  if (refused !== undefined) return refused;
  const attempt = await reserveAttempt(orm, subjects.account, call.now);
  if (!attempt.ok) return locked(attempt.until);
  const most = isPerson ? undefined : SUSPECT_MISSES;
  if ((await reserveAttempt(orm, subjects.address, call.now, most)).ok) return attempt;
  await releaseAttempt(orm, subjects.account);
  return refusal('botCheckRequired');
};

/**
 * Logs a member in. Checks in this order: switched off, locked, captcha or bot check, credentials, kind of account. An
 * attempt is counted after its captcha and before its password is checked. A captcha is required from the second
 * attempt, or after 5 failures from one network; the fifth failure locks the account, existing or not.
 */
export const logIn = async (
  orm: Orm,
  call: Call,
  typed: LogIn,
  visitor: LogInVisitor,
): Promise<Result<LoginOutcome, LogInCode>> => {
  const { merchant, network, now } = call;
  const login = withNumber(call, typed);
  if (!isOffered(login.type, flagsOf(merchant.settings))) return refusal('switchedOff');
  const account: Subject = { merchant: merchant.id, kind: 'account', subject: accountKeyOf(login.username) };
  const address: Subject = { merchant: merchant.id, kind: 'address', subject: network };
  const captcha = () => refuseUnlessCaptcha(orm, call, visitor.captcha, login.captcha);
  const attempt = await reserve(orm, call, { account, address }, visitor.botCheck, captcha);
  if (!attempt.ok) return attempt;
  const { member, code = 'wrongCredentials' } = await ways[login.type](orm, call, login);
  if (member === undefined) {
    const until = lockAfter(account, attempt, now);
    return until === undefined ? refusal(code, { captcha: true }) : locked(until);
  }
  await releaseAttempt(orm, address);
  const refused = refuseMember(call, member, login.entry);
  await (refused === undefined ? resetAttempts : releaseAttempt)(orm, account);
  return refused ?? finishLogin(orm, call, member, login.type);
};
