import { isSameName, normalCode } from '@baize/domain/typed-text';
import type { loginChallengePayload } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Orm } from '../database/database.types.ts';
import { findMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { consumeCode } from '../verification/codes.store.ts';
import { resetAttempts, lockAfter, reserveAttempt } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { closeChallenge, findChallenge } from '../access/challenges.store.ts';
import { consumeFactorCode } from '../access/recoveryCodes.store.ts';
import { startSession, recipientOf } from './finishLogin.ts';
import type { StartedSession } from './finishLogin.ts';

type Answer = z.output<typeof loginChallengePayload>;
type ChallengeAnswered = Result<StartedSession, 'wrongAnswer' | 'challengeExpired' | 'locked'>;

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
      return (await consumeCode(orm, of, normalCode(answer), now)) === 'right';
    }
    case 'realName':
      return member.real_name !== null && isSameName(member.real_name, answer);
    case 'authenticator':
      return consumeFactorCode(orm, member, normalCode(answer), now);
  }
};

/**
 * Answers an open challenge by one of its methods and starts the session; a challenge succeeds once (D20). Wrong
 * answers are counted per member over all logins: the fifth locks the second factor.
 */
export const answerChallenge = async (orm: Orm, call: Call, given: Answer): Promise<ChallengeAnswered> => {
  const { now } = call;
  const merchant = call.merchant.id;
  const challenge = await findChallenge(orm, merchant, given.id, now);
  const member = challenge && (await findMember(orm, merchant, challenge.memberId));
  if (challenge === undefined || member === undefined || member.disabled) return refusal('challengeExpired');
  const factor: Subject = { merchant, kind: 'secondFactor', subject: member.id };
  const attempt = await reserveAttempt(orm, factor, now);
  if (!attempt.ok) return refusalUntil('locked', attempt.until);
  const right = challenge.methods.includes(given.method) && (await isRight(orm, call, member, given));
  if (!right) {
    const until = lockAfter(factor, attempt, now);
    return until === undefined ? refusal('wrongAnswer') : refusalUntil('locked', until);
  }
  await resetAttempts(orm, factor);
  const closed = await closeChallenge(orm, merchant, challenge.idHash);
  const started = closed
    ? await startSession(orm, call, member, challenge.social ? 'social' : 'username', { way: 'secondFactor' })
    : undefined;
  return started === undefined ? refusal('challengeExpired') : success(started);
};
