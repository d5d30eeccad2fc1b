import type { recoverPaymentPasswordPayload, recoverPaymentPasswordRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { lockAfter, releaseAttempt, reserveAttempt } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { checkNewPaymentPassword, writePaymentPassword } from '../member/paymentPassword.ts';
import { codeFor, consumeCode } from '../verification/codes.store.ts';
import { boundContactOf } from './contact.ts';

type Wish = z.output<typeof recoverPaymentPasswordPayload>;

/**
 * Sets a payment password by a code sent to the bound contact (D57). The password is checked first, so that a weak one
 * costs no code; wrong codes count per member.
 */
export const recoverPaymentPassword = async (
  call: Call,
  member: Member,
  { channel, code, ...wish }: Wish,
): Promise<Result<null, (typeof recoverPaymentPasswordRefusals)[number]>> => {
  const { database, now } = call;
  const recipient = boundContactOf(member, channel);
  if (recipient === undefined) return refusal('codeExpired');
  const checked = await checkNewPaymentPassword(call, member, wish);
  if (!checked.ok) return checked;
  const guesses: Subject = { merchant: member.merchant, kind: 'contact', subject: member.id };
  const attempt = await reserveAttempt(database, guesses, now);
  if (!attempt.ok) return refusalUntil('locked', attempt.until);
  const of = { merchant: member.merchant, purpose: 'contact', recipient } as const;
  const tried = await consumeCode(database, of, codeFor(member.id, code), now);
  if (tried !== 'right') {
    const until = lockAfter(guesses, attempt, now);
    if (until !== undefined) return refusalUntil('locked', until);
    return refusal(tried === 'wrong' ? 'wrongCode' : 'codeExpired');
  }
  await releaseAttempt(database, guesses);
  return writePaymentPassword(call, member, checked.value);
};
