import type { loginChallengePayload } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import type { Call } from '../app/gateway.types.ts';
import type { Orm } from '../database/database.types.ts';
import { findMember } from '../member/members.store.ts';
import type { Member } from '../member/members.store.ts';
import { isAuthenticatorCode } from '../secrets/authenticator.ts';
import { tryCode } from '../verification/codes.store.ts';
import { attemptChallenge, closeChallenge } from './challenges.store.ts';
import { begin, recipientOf } from './welcome.ts';
import type { Begun } from './welcome.ts';

type Answer = z.output<typeof loginChallengePayload>;
export type ChallengeAnswered = { ok: true; value: Begun } | { ok: false; code: 'wrongAnswer' | 'challengeExpired' };

const isRight = async (
  orm: Orm,
  { merchant, now }: Call,
  member: Member,
  { method, answer }: Answer,
): Promise<boolean> => {
  switch (method) {
    case 'sms':
    case 'email': {
      const of = { merchant: merchant.id, purpose: 'secondFactor' as const, recipient: recipientOf(member, method) };
      return (await tryCode(orm, of, answer, now)) === 'right';
    }
    case 'realName':
      return member.real_name !== null && member.real_name.toLowerCase() === answer.toLowerCase();
    case 'authenticator':
      return member.authenticator_secret !== null && isAuthenticatorCode(member.authenticator_secret, answer, now);
  }
};

/** Answers a second factor with one of the methods it offers; five attempts, one right answer (D20). */
export const answerChallenge = async (orm: Orm, call: Call, given: Answer): Promise<ChallengeAnswered> => {
  const merchant = call.merchant.id;
  const challenge = await attemptChallenge(orm, merchant, given.id, call.now);
  const member = challenge && (await findMember(orm, merchant, challenge.memberId));
  if (challenge === undefined || member === undefined || member.disabled)
    return { ok: false, code: 'challengeExpired' };
  const right = challenge.methods.includes(given.method) && (await isRight(orm, call, member, given));
  if (!right) return { ok: false, code: 'wrongAnswer' };
  const closed = await closeChallenge(orm, merchant, challenge.idHash);
  return closed ? { ok: true, value: await begin(orm, call, member) } : { ok: false, code: 'challengeExpired' };
};
