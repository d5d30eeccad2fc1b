import { normalCode } from '@baize/domain/typed-text';
import type { proof, proofKinds, proofRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { lockAfter, reserveAttempt, resetAttempts } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { checkPasskey } from '../access/passkeyAnswer.ts';
import type { PasskeyAnswer } from '../access/passkeyAnswer.ts';
import { consumeFactorCode } from '../access/recoveryCodes.store.ts';
import { refusePassword } from '../access/refusePassword.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Call, Session } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil } from '../kernel/result.ts';
import type { Refusal } from '../kernel/result.ts';
import { refusePaymentPassword } from '../member/paymentPassword.ts';

export type ProofKind = (typeof proofKinds)[number];
export type ProofRefused = Refusal<(typeof proofRefusals)[number]>;
type Given = z.output<typeof proof>;

/**
 * The secret that confirms a change: the second factor once there is one, or else the login password, or else the
 * payment password. Undefined for a member without any.
 */
export const proofOf = (member: Member): ProofKind | undefined => {
  if (member.authenticator_secret !== null) return 'secondFactor';
  if (member.password_hash !== null) return 'password';
  return member.payment_password_hash === null ? undefined : 'fundPassword';
};

const refuseFactor = async (
  { database, now }: Call,
  member: Member,
  code: string,
): Promise<ProofRefused | undefined> => {
  const factor: Subject = { merchant: member.merchant, kind: 'secondFactor', subject: member.id };
  const attempt = await reserveAttempt(database, factor, now);
  if (!attempt.ok) return refusalUntil('locked', attempt.until);
  if (await consumeFactorCode(database, member, normalCode(code), now)) {
    await resetAttempts(database, factor);
    return undefined;
  }
  const until = lockAfter(factor, attempt, now);
  return until === undefined ? refusal('wrongProof') : refusalUntil('locked', until);
};

/** The holder of a challenge that confirms a change in a session. */
export const passkeyProofOf = ({ tokenHash }: Session) => ({ purpose: 'proof', holderHash: tokenHash }) as const;

// No attempts are counted: a signature is not guessed.
const refusePasskey = async (
  call: Call,
  member: Member,
  answer: PasskeyAnswer,
  session: Session,
): Promise<ProofRefused | undefined> =>
  (await checkPasskey(call, passkeyProofOf(session), answer, member.id)).ok ? undefined : refusal('wrongProof');

/**
 * Checks the secret that confirms a change, or a passkey in its place; undefined if it is right. Each attempt at a
 * secret is counted before its check, in the counter that logins and payments use for it.
 */
export const refuseProof = async (
  call: Call,
  member: Member,
  given: Given,
  session: Session,
): Promise<ProofRefused | undefined> => {
  if (given.kind === 'passkey') return refusePasskey(call, member, given.answer, session);
  const { kind, secret } = given;
  if (kind !== proofOf(member)) return refusal('otherProof');
  if (kind === 'secondFactor') return refuseFactor(call, member, secret);
  if (kind === 'fundPassword') {
    const wrong = await refusePaymentPassword(call, member, secret);
    if (wrong === undefined) return undefined;
    return wrong.code === 'paymentLocked' ? refusal('locked', wrong.details) : refusal('wrongProof');
  }
  const wrong = await refusePassword(call.database, { member, password: secret, now: call.now });
  if (wrong === undefined) return undefined;
  return wrong.code === 'locked' ? refusalUntil('locked', wrong.until) : refusal('wrongProof');
};
