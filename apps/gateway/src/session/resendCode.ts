import type { challengeCodeRefusals } from '@baize/gateway-contract';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Orm } from '../database/database.types.ts';
import { findMember } from '../accounts/members.store.ts';
import { findChallenge } from '../access/challenges.store.ts';
import { CODE_PAUSE_SECONDS } from '../verification/codes.store.ts';
import { sendFactorCode } from './finishLogin.ts';

type Resent = Result<{ resendSeconds: number }, (typeof challengeCodeRefusals)[number]>;

/** Sends a new code for an open challenge, by a method that it offers. */
export const resendCode = async (
  orm: Orm,
  call: Call,
  { id, method }: { id: string; method: 'sms' | 'email' },
): Promise<Resent> => {
  const merchant = call.merchant.id;
  const challenge = await findChallenge(orm, merchant, id, call.now);
  const member = challenge && (await findMember(orm, merchant, challenge.memberId));
  if (!challenge?.methods.includes(method) || member === undefined || member.disabled)
    return refusal('challengeExpired');
  const retryAfter = await sendFactorCode(orm, call, member, method);
  return retryAfter === undefined ? success({ resendSeconds: CODE_PAUSE_SECONDS }) : refusal('tooSoon', { retryAfter });
};
