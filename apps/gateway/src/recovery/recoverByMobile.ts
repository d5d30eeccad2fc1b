import type { mobileRecoveryPayload, mobileRecoveryRefusals, smsRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Orm } from '../database/database.types.ts';
import { findMemberByMobile } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { hashPassword } from '../secrets/password.ts';
import { resetAttempts, lockAfter, reserveAttempt } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { CODE_MINUTES, consumeCode, numberOf } from '../verification/codes.store.ts';
import { normaliseNumber, readNumber } from '../verification/mobileNumber.ts';
import type { MobileNumber } from '../verification/mobileNumber.ts';
import { sendCode } from '../verification/sendCode.ts';
import { brokenField, canRecover } from './recovery.rules.ts';
import { setNewPassword } from './setNewPassword.ts';

type Sent = Result<{ expiredMinutes: number }, (typeof smsRefusals)[number]>;
type Recovered = Result<Member, (typeof mobileRecoveryRefusals)[number]>;

const recipientOf = ({ mobileNum, countryDialingCode }: MobileNumber): string =>
  numberOf(countryDialingCode, mobileNum);

const codeOf = ({ merchant }: Call, mobile: MobileNumber) =>
  ({ merchant: merchant.id, purpose: 'recovery', recipient: recipientOf(mobile) }) as const;

const ownerOf = async (orm: Orm, { merchant }: Call, { mobileNum, countryDialingCode }: MobileNumber) => {
  const member = await findMemberByMobile(orm, merchant.id, countryDialingCode, mobileNum);
  return member !== undefined && canRecover(merchant.settings, member) ? member : undefined;
};

/**
 * Sends a recovery code by SMS. The answer is the same for a number without an account, to which nothing is sent (D16).
 */
export const sendRecoverySms = async (orm: Orm, call: Call, given: MobileNumber): Promise<Sent> => {
  const read = readNumber(given);
  if (!read.ok) return read;
  const { value: mobile } = read;
  const deliver = (await ownerOf(orm, call, mobile)) !== undefined;
  const wait = await sendCode(orm, call, {
    ...codeOf(call, mobile),
    channel: 'sms',
    deliver,
    country: mobile.countryDialingCode,
  });
  return wait === undefined ? success({ expiredMinutes: CODE_MINUTES }) : refusal('tooSoon', { retryAfter: wait });
};

/**
 * Sets a new password by the code sent to the member's number (REQ-145). Wrong codes count per number, with or without
 * an account; the fifth locks it.
 */
export const recoverByMobile = async (
  orm: Orm,
  call: Call,
  { newPassword: password, verificationCode, ...given }: z.output<typeof mobileRecoveryPayload>,
): Promise<Recovered> => {
  const { merchant, now } = call;
  if (brokenField(merchant.settings, { password }) !== undefined) return refusal('passwordRule');
  const mobile = normaliseNumber(given);
  const number: Subject = { merchant: merchant.id, kind: 'recovery', subject: recipientOf(mobile) };
  const attempt = await reserveAttempt(orm, number, now);
  if (!attempt.ok) return refusalUntil('locked', attempt.until);
  const tried = await consumeCode(orm, codeOf(call, mobile), verificationCode, now);
  const member = tried === 'right' ? await ownerOf(orm, call, mobile) : undefined;
  if (member === undefined) {
    const until = lockAfter(number, attempt, now);
    if (until !== undefined) return refusalUntil('locked', until);
    return refusal(tried === 'wrong' ? 'wrongCode' : 'codeExpired');
  }
  const passwordHash = await hashPassword(password);
  const isSet = await orm.transaction((tx) => setNewPassword(tx, call, member, { passwordHash, to: member }));
  await resetAttempts(orm, number);
  return isSet ? success(member) : refusal('codeExpired');
};
