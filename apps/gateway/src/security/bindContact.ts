import type { bindContactPayload, bindContactRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { lockAfter, releaseAttempt, reserveAttempt } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { members } from '../accounts/member.schema.ts';
import { findMember, lockMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import { isUniqueViolation } from '../database/isUniqueViolation.ts';
import type { Call, Session } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import { announceChange } from '../recovery/announceChange.ts';
import { checkCode, codeFor, consumeCode } from '../verification/codes.store.ts';
import type { Limits, Person } from '../wallet/limits.types.ts';
import { boundContactOf, columnsOf, readContact } from './contact.ts';
import type { Contact } from './contact.ts';
import { refuseProof } from './proof.ts';

type Wish = z.output<typeof bindContactPayload>;
type BindCode = (typeof bindContactRefusals)[number];
type Bound = Result<null, BindCode>;

type Codes = Pick<Wish, 'code' | 'currentCode'> & { readonly recipient: string; readonly current: string | undefined };
type Check = typeof checkCode;

/** Checks or consumes the code of the new contact and that of the bound one; undefined when they are right. */
const refuseCodes = async (
  orm: Orm,
  { merchant: { id: merchant }, now }: Call,
  { id }: Member,
  { code, currentCode, recipient, current }: Codes,
  check: Check,
): Promise<Refusal<BindCode> | undefined> => {
  const tried = await check(orm, { merchant, purpose: 'newContact', recipient }, codeFor(id, code), now);
  if (tried !== 'right') return refusal(tried === 'wrong' ? 'wrongCode' : 'codeExpired');
  if (current === undefined) return undefined;
  const of = { merchant, purpose: 'contact', recipient: current } as const;
  const isRight = (await check(orm, of, codeFor(id, currentCode ?? ''), now)) === 'right';
  return isRight ? undefined : refusal('wrongCurrentCode');
};

/** Writes the contact, unless the bound one has changed since `member` was read, and tells the member of it. */
const write = (
  call: Call,
  member: Member,
  { channel, columns, recipient }: Contact,
  { excludedUntil, carryExclusion }: Limits,
): Promise<Bound> =>
  call.database.transaction(async (tx): Promise<Bound> => {
    const { merchant, id } = member;
    const owner = { merchant, memberId: id };
    await lockMember(tx, owner);
    const fresh = await findMember(tx, merchant, id);
    if (fresh === undefined || boundContactOf(fresh, channel) !== boundContactOf(member, channel))
      return refusal('codeExpired');
    const isExcluded = (await excludedUntil(tx, { member: owner }, call.now)) !== undefined;
    const until = isExcluded ? undefined : await excludedUntil(tx, personOf(columns), call.now);
    if (until !== undefined) return refusalUntil('excluded', until);
    await tx
      .update(members)
      .set(columns)
      .where(and(eq(members.merchant, merchant), eq(members.id, id)));
    if (isExcluded) await carryExclusion(tx, owner, call.now);
    const before = columnsOf(fresh, channel);
    const isFirst = boundContactOf(fresh, channel) === undefined;
    // Told to the contact that was replaced, or else to any other: whoever holds the new one made the change.
    const old = { email: null, mobile: null, dialing_code: null, ...before };
    const to = isFirst ? { ...fresh, ...(recipientsOf(fresh) === 0 ? columns : {}) } : old;
    const isSame = boundContactOf(fresh, channel) === recipient;
    if (!isSame) await announceChange(tx, call, member, { kind: channel === 'sms' ? 'mobile' : 'email', before, to });
    return success(null);
  });

const personOf = ({ mobile, dialing_code: dialingCode, email }: Contact['columns']): Person => ({
  mobile,
  dialingCode,
  email,
});

const recipientsOf = ({ email, mobile }: Member): number => [email, mobile].filter((one) => one !== null).length;

/**
 * Binds a mobile number or an e-mail address by the code sent to it, or replaces the bound one by a second code sent
 * there; a second factor stands in for that one, for who has lost the phone. Codes are checked first and consumed after
 * the proof, so that a wrong proof costs no code. Wrong codes count per member.
 */
export const bindContact = async (
  call: Call,
  session: Session,
  member: Member,
  wish: Wish,
  limits: Limits,
): Promise<Bound> => {
  const { database, now } = call;
  const read = readContact(call.merchant.settings, wish.contact);
  if (!read.ok) return read;
  const contact = read.value;
  const bound = boundContactOf(member, contact.channel);
  const codes = {
    ...wish,
    recipient: contact.recipient,
    current: wish.proof.kind === 'secondFactor' ? undefined : bound,
  };
  const guesses: Subject = { merchant: member.merchant, kind: 'contact', subject: member.id };
  const attempt = await reserveAttempt(database, guesses, now);
  if (!attempt.ok) return refusalUntil('locked', attempt.until);
  const wrong = await refuseCodes(database, call, member, codes, checkCode);
  if (wrong !== undefined) {
    const until = lockAfter(guesses, attempt, now);
    return until === undefined ? wrong : refusalUntil('locked', until);
  }
  await releaseAttempt(database, guesses);
  const refused =
    (await refuseProof(call, member, wish.proof, session)) ??
    (await refuseCodes(database, call, member, codes, consumeCode));
  if (refused !== undefined) return refused;
  try {
    return await write(call, member, contact, limits);
  } catch (error) {
    if (isUniqueViolation(error)) return refusal('mobileTaken');
    throw error;
  }
};
