import type { Call } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import type { SecondFactor } from '../accounts/member.schema.ts';
import { lockWithPassword, rememberFirstLogin } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { flagsOf } from '../merchants/settings.rules.ts';
import type { MerchantSettings } from '../merchants/merchants.types.ts';
import { hasLiveCode, numberOf } from '../verification/codes.store.ts';
import { sendCode } from '../verification/sendCode.ts';
import { lockedUntil } from '../access/attempts.store.ts';
import { openChallenge } from '../access/challenges.store.ts';
import type { Challenge } from '../access/challenges.store.ts';
import { isNewNetwork, rememberNetwork } from './networks.store.ts';
import { rememberLogin } from '../access/logins.store.ts';
import type { LoginWay } from '../access/access.schema.ts';
import { insertSession } from '../access/sessions.store.ts';

export type LoginMethod = 'username' | 'sms' | 'authenticator' | 'social' | 'passkey' | 'freePlay';

/** True if the login itself was a code, which replaces the second factor (D20). */
const isByCode = (method: LoginMethod): boolean => method === 'sms' || method === 'authenticator';
export type StartedSession = {
  token: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordDefault?: true;
};
type Destinations = { sms?: string; email?: string };
export type LoginOutcome =
  | StartedSession
  | { challenge: { id: string; methods: SecondFactor[]; destinations: Destinations; newAddress?: true } };
type FinishedLogin = Result<LoginOutcome, 'locked' | 'tooSoon' | 'wrongCredentials'>;

/**
 * The password's state at login: `expired`, `grace` (a change without the old password), and `mustChange`, which
 * restricts a session that was started by password (REQ-107, REQ-108).
 */
export const passwordStateOf = (
  member: Pick<Member, 'password_default' | 'password_expires_at'>,
  settings: MerchantSettings,
  method: LoginMethod,
  now: Date,
) => {
  const expired = member.password_expires_at !== null && member.password_expires_at <= now;
  const changeRequired = member.password_default || (expired && flagsOf(settings).forceExpiredPasswordChange);
  return { expired, grace: member.password_default || expired, mustChange: method === 'username' && changeRequired };
};

/**
 * Starts a member's session (REQ-081, D17). Undefined if the password was changed since `read` was loaded: that change
 * ended all existing sessions, and a login by the old password must not survive it. Undefined also if `isAllowed`, asked
 * once the member is locked, returns false.
 */
export const startSession = (
  orm: Orm,
  { merchant, network, ip: address, device, now }: Call,
  read: Member,
  method: LoginMethod,
  {
    way = method === 'freePlay' ? undefined : method,
    isAllowed,
  }: { way?: LoginWay | undefined; isAllowed?: (tx: Tx) => Promise<boolean> } = {},
): Promise<StartedSession | undefined> =>
  orm.transaction(async (tx) => {
    const member = await lockWithPassword(tx, read);
    if (member === undefined || (isAllowed !== undefined && !(await isAllowed(tx)))) return undefined;
    const { expired, grace, mustChange } = passwordStateOf(member, merchant.settings, method, now);
    const firstTimeLogin = await rememberFirstLogin(tx, member, now);
    const owner = { merchant: merchant.id, memberId: member.id };
    if (way !== undefined) {
      await rememberNetwork(tx, { ...owner, network }, now);
      await rememberLogin(tx, { ...owner, way, device, address }, now);
    }
    const token = await insertSession(tx, { ...owner, now, grace, mustChange, device, address });
    const passwordDefault = member.password_default ? { passwordDefault: true as const } : {};
    return { token, firstTimeLogin, passwordExpired: expired, ...passwordDefault };
  });

/** Opens a second-factor challenge and returns its id; undefined if the password changed since `read` was loaded. */
const startChallenge = (
  orm: Orm,
  { merchant, now }: Call,
  read: Member,
  { methods, social }: Pick<Challenge, 'methods' | 'social'>,
) =>
  orm.transaction(async (tx) => {
    const member = await lockWithPassword(tx, read);
    return member && openChallenge(tx, { merchant: merchant.id, memberId: member.id, methods, social, now });
  });

const passwordChanged = refusal('wrongCredentials', { captcha: true });

/** The mobile number or e-mail address that a second factor's code is sent to. */
export const recipientOf = (member: Member, method: 'sms' | 'email'): string =>
  method === 'sms' ? numberOf(member.dialing_code ?? '', member.mobile ?? '') : (member.email ?? '');

const MASK = '••••';

/** Recipients, masked since the caller has proven only the password: last 4 digits, first letter of an address. */
const destinationsOf = (member: Member, methods: readonly SecondFactor[]): Destinations => ({
  ...(methods.includes('sms') && { sms: `+${member.dialing_code ?? ''} ${MASK}${member.mobile?.slice(-4) ?? ''}` }),
  ...(methods.includes('email') && { email: (member.email ?? '').replace(/^(.)[^@]*/u, `$1${MASK}`) }),
});

/** Sends the code of a method; returns the seconds to wait if the last one was sent too recently. */
export const sendFactorCode = (orm: Orm, call: Call, member: Member, method: 'sms' | 'email') => {
  const recipient = recipientOf(member, method);
  const of = { merchant: call.merchant.id, purpose: 'secondFactor' as const, recipient };
  return sendCode(orm, call, { ...of, channel: method, deliver: true, memberId: member.id });
};

/** Sends a method's code. Undefined if it can be answered now (an earlier code counts), else the seconds to wait. */
const prepareFactor = async (
  orm: Orm,
  call: Call,
  member: Member,
  method: SecondFactor,
): Promise<number | undefined> => {
  if (method !== 'sms' && method !== 'email') return undefined;
  const of = {
    merchant: call.merchant.id,
    purpose: 'secondFactor' as const,
    recipient: recipientOf(member, method),
  };
  const wait = await sendFactorCode(orm, call, member, method);
  return wait !== undefined && (await hasLiveCode(orm, of, call.now)) ? undefined : wait;
};

/** True if the merchant challenges new networks and this one is new for a member who logged in before (REQ-114). */
const comesFromNewAddress = async (
  orm: Orm,
  { merchant, network, now }: Call,
  { id: memberId }: Member,
): Promise<boolean> =>
  merchant.settings.sandbox.challengeNewAddress &&
  (await isNewNetwork(orm, { merchant: merchant.id, memberId, network }, now));

/** The methods by which a code can reach a member; empty without mobile number and e-mail address. */
const reachableFactorsOf = ({ mobile, email }: Member): SecondFactor[] => [
  ...(mobile === null ? [] : ['sms' as const]),
  ...(email === null ? [] : ['email' as const]),
];

/**
 * Finishes a login: starts the session, or opens a second-factor challenge and sends its codes; a login by code needs
 * none (D20). Refuses while the second factor is locked, when every method must wait for its next code, and when the
 * password was changed meanwhile.
 */
export const finishLogin = async (
  orm: Orm,
  call: Call,
  member: Member,
  method: LoginMethod,
): Promise<FinishedLogin> => {
  const newAddress =
    !isByCode(method) && member.second_factors.length === 0 && (await comesFromNewAddress(orm, call, member));
  const asked = newAddress ? reachableFactorsOf(member) : member.second_factors;
  if (asked.length === 0 || isByCode(method)) {
    const started = await startSession(orm, call, member, method);
    return started === undefined ? passwordChanged : success(started);
  }
  const merchant = call.merchant.id;
  const locked = await lockedUntil(orm, { merchant, kind: 'secondFactor', subject: member.id }, call.now);
  if (locked !== undefined) return refusalUntil('locked', locked);
  const methods: SecondFactor[] = [];
  const waits: number[] = [];
  for (const factor of asked) {
    const wait = await prepareFactor(orm, call, member, factor);
    if (wait === undefined) methods.push(factor);
    else waits.push(wait);
  }
  if (methods.length === 0) return refusal('tooSoon', { retryAfter: Math.min(...waits) });
  const id = await startChallenge(orm, call, member, { methods, social: method === 'social' });
  if (id === undefined) return passwordChanged;
  const destinations = destinationsOf(member, methods);
  return success({ challenge: { id, methods, destinations, ...(newAddress ? { newAddress } : {}) } });
};
