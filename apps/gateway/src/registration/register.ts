import { checkConfirmation } from '@baize/domain/field-rules';
import { isTermsVersion } from '@baize/domain/terms';
import { normalName, normalText } from '@baize/domain/typed-text';
import type { registerRefusals } from '@baize/gateway-contract';
import type { Call } from '../kernel/gateway.types.ts';
import type { SocialServices } from '../session/social/social.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { findAgentByInvitation, findMemberByAccount } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { flagsOf, memberTypesOf } from '../merchants/settings.rules.ts';
import { sendMessage } from '../outbox/outbox.store.ts';
import { hashPassword } from '../secrets/password.ts';
import { newPassword } from '../secrets/random.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import { releaseAttempt, reserveAttempt } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { startSession } from '../session/finishLogin.ts';
import type { StartedSession } from '../session/finishLogin.ts';
import { consumePass } from '../verification/botCheck.service.ts';
import type { BotCheckGiven } from '../verification/botCheck.service.ts';
import { consumeCaptcha } from '../verification/captcha.service.ts';
import { readNumber } from '../verification/mobileNumber.ts';
import { FREE_ATTEMPTS, isSuspect } from '../verification/permitSending.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import type { Invitations } from './invitations.types.ts';
import { refuseNumber } from './refuseNumber.ts';
import {
  asksCaptcha,
  asksPassword,
  codeOf,
  firstBrokenField,
  storedFields,
  rulesOfMethod,
} from './registration.rules.ts';
import type { Method, RegistrationForm } from './registration.rules.ts';
import { openAccount } from './registration.store.ts';

type RegisterCode = (typeof registerRefusals)[number];
type Refused = Refusal<RegisterCode>;

/** The form with its number in normal form; refused when the number is invalid. */
const withNumber = (form: RegistrationForm): Result<RegistrationForm, RegisterCode> => {
  const { mobileNum, countryDialingCode = '' } = form;
  if (mobileNum === undefined) return success(form);
  const read = readNumber({ mobileNum, countryDialingCode });
  return read.ok ? success({ ...form, ...read.value }) : read;
};

/** Refusals that need only the form. */
const refuseForm = ({ merchant: { settings } }: Call, method: Method, form: RegistrationForm): Refused | undefined => {
  if (!isTermsVersion(form.terms.version)) return refusal('termsUnknown');
  const field = firstBrokenField(rulesOfMethod(settings, method), form);
  if (field !== undefined) return refusal('fieldRule', { field });
  const [password, confirmation] = [normalText(form.password ?? ''), normalText(form.confirmPassword ?? '')];
  if (asksPassword(settings, method) && checkConfirmation(password, confirmation) !== undefined)
    return refusal('confirmationDiffers', { field: 'confirmPassword' });
  const lacksNumber = form.mobileNum === undefined && flagsOf(settings).registrationSms;
  return lacksNumber ? refusal('fieldRule', { field: 'mobileNum' }) : undefined;
};

/** Services that registration needs. */
export type RegistrationServices = Pick<SocialServices, 'firebase'> &
  LimitsPort & { readonly invitations: Invitations };

/** Cookies of the visitor who registers: captcha and bot check. */
export type RegisterVisitor = { readonly captcha: string | undefined; readonly botCheck: BotCheckGiven };

const refuseCaptcha = async (
  orm: Orm,
  { merchant, now }: Call,
  { captcha: answer }: RegistrationForm,
  { captcha: visitor }: RegisterVisitor,
): Promise<Refused | undefined> => {
  if (!asksCaptcha(merchant.settings)) return undefined;
  if (answer === undefined) return refusal('captchaRequired', { captcha: true });
  const right = await consumeCaptcha(orm, { merchant: merchant.id, visitor, answer, now });
  return right ? undefined : refusal('captchaWrong', { captcha: true });
};

/** Requires a bot check from a suspect address, else the captcha. For visitors without a bot-check pass. */
const refuseRobot = async (
  orm: Orm,
  call: Call,
  form: RegistrationForm,
  visitor: RegisterVisitor,
): Promise<Refused | undefined> => {
  if (await isSuspect(orm, call, 'registerFromAddress')) return refusal('botCheckRequired');
  return refuseCaptcha(orm, call, form, visitor);
};

/** Sends the generated password to its number (D8). */
const sendPassword = async (
  orm: Orm,
  { merchant, language, now }: Call,
  form: RegistrationForm,
  password: string,
): Promise<void> => {
  const { recipient } = codeOf(merchant.id, form);
  const body = sentenceWith(language, 'firstPassword', { brand: merchant.settings.brandName, password });
  await sendMessage(orm, merchant.id, { channel: 'sms', recipient, body, sentAt: now });
};

type Opening = { readonly method: Method; readonly form: RegistrationForm } & RegistrationServices;

const open = async (
  orm: Orm,
  call: Call,
  form: RegistrationForm,
  {
    method,
    account,
    agent,
    invitations,
  }: Pick<Opening, 'method' | 'invitations'> & { account: string; agent: Member | undefined },
) => {
  const { merchant, now } = call;
  const { payeeName, email, mobileNum, countryDialingCode, paymentPassword } = form;
  const payment = normalText(paymentPassword ?? '');
  const isGiven = !asksPassword(merchant.settings, method);
  const password = isGiven ? newPassword() : normalText(form.password ?? '');
  const member = {
    merchant: merchant.id,
    account,
    password_hash: await hashPassword(password),
    password_default: isGiven,
    payment_password_hash: payment === '' ? null : await hashPassword(payment),
    real_name: normalName(payeeName ?? '') || null,
    email: email || null,
    mobile: mobileNum ?? null,
    dialing_code: mobileNum === undefined ? null : (countryDialingCode ?? null),
  };
  const about = {
    method,
    fields: storedFields(rulesOfMethod(merchant.settings, method), form),
    invited_by: agent?.id ?? null,
    terms_version: form.terms.version,
  };
  const amount = BigInt(merchant.settings.sandbox.openingBalance);
  const { referralCode = '' } = form;
  const bind = (tx: Tx, friend: Member) => invitations.bind(tx, call, friend, referralCode);
  const opened = await openAccount(orm, { member, about, amount, bind }, now);
  if (isGiven && typeof opened !== 'string') await sendPassword(orm, call, form, password);
  return opened;
};

/**
 * Opens an account. Checks in this order: form, bot check or captcha, accounts per address, invitation, username, code.
 * So a taken name is revealed only after the captcha, and a taken number only to its owner where a code is required
 * (REQ-117, REQ-135 to REQ-137).
 */
export const register = async (
  orm: Orm,
  call: Call,
  { method, form: given, visitor, firebase, limits, invitations }: Opening & { visitor: RegisterVisitor },
): Promise<Result<{ session?: StartedSession }, RegisterCode>> => {
  const { merchant, network, now } = call;
  const read = withNumber(given);
  if (!read.ok) return read;
  const form = read.value;
  const unfit = refuseForm(call, method, form);
  if (unfit !== undefined) return unfit;
  const isPerson = await consumePass(orm, call, visitor.botCheck);
  const refused = isPerson ? undefined : await refuseRobot(orm, call, form, visitor);
  if (refused !== undefined) return refused;
  const address: Subject = { merchant: merchant.id, kind: 'registerFromAddress', subject: network };
  // Counted before it is compared, so concurrent registrations cannot exceed the number allowed without a bot check.
  const attempt = await reserveAttempt(orm, address, now, isPerson ? undefined : FREE_ATTEMPTS.registerFromAddress);
  if (!attempt.ok) return isPerson ? refusalUntil('tooManyAccounts', attempt.until) : refusal('botCheckRequired');
  const opened = await openChecked(orm, call, { method, form, firebase, limits, invitations });
  if ('ok' in opened) {
    // The contacts are not proven: whoever asks which of them are excluded pays as for an account.
    if (opened.code !== 'registrationRefused') await releaseAttempt(orm, address);
    return opened;
  }
  // A generated password must be changed at the first login with it, not now (D8).
  const loginMethod = asksPassword(merchant.settings, method) ? 'username' : 'sms';
  const started = form.login ? await startSession(orm, call, opened, loginMethod) : undefined;
  return success(started === undefined ? {} : { session: started });
};

/** True when number, address or document are those of a person who is excluded from play (D58). */
const isExcluded = async (
  { database, now }: Call,
  form: RegistrationForm,
  { excludedUntil }: LimitsPort['limits'],
): Promise<boolean> => {
  const { countryDialingCode: dialingCode, mobileNum: mobile, email, idNumber: document } = form;
  return (await excludedUntil(database, { dialingCode, mobile, email, document }, now)) !== undefined;
};

const openChecked = async (
  orm: Orm,
  call: Call,
  { method, form, firebase, limits, invitations }: Opening,
): Promise<Member | Refused> => {
  const { merchant } = call;
  const account = (method === 'mobile' ? form.mobileNum : form.username) ?? '';
  const { affiliateCode: invitation = '' } = form;
  const agents = memberTypesOf(merchant.settings);
  const agent = invitation === '' ? undefined : await findAgentByInvitation(orm, merchant.id, invitation, agents);
  if (invitation !== '' && agent === undefined) return refusal('invalidInvitation', { field: 'affiliateCode' });
  // By mobile the account name is the number, which is checked after the code.
  if (method === 'username' && (await findMemberByAccount(orm, merchant.id, account)) !== undefined)
    return refusal('usernameTaken', { field: 'username' });
  const unproven = await refuseNumber(call, firebase, form);
  if (unproven !== undefined) return refusal(unproven, { field: 'verificationCode' });
  if (await isExcluded(call, form, limits)) return refusal('registrationRefused');
  const opened = await open(orm, call, form, { method, account, agent, invitations });
  if (opened === 'usernameTaken' && method === 'username') return refusal('usernameTaken', { field: 'username' });
  return typeof opened === 'string' ? refusal('mobileTaken', { field: 'mobileNum' }) : opened;
};
