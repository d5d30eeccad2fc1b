import type {
  authenticatorRefusals,
  beginAuthenticatorRefusals,
  confirmAuthenticatorRefusals,
  proofPayload,
} from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { and, eq, gt } from 'drizzle-orm';
import { lockAfter, reserveAttempt, resetAttempts } from '../access/attempts.store.ts';
import type { Subject } from '../access/attempts.store.ts';
import { deleteRecoveryCodes, newRecoveryCodes } from '../access/recoveryCodes.store.ts';
import { members } from '../accounts/member.schema.ts';
import { findMember, lockMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Tx } from '../database/database.types.ts';
import type { Call, Session } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { announceChange } from '../recovery/announceChange.ts';
import { authenticatorStep, authenticatorUri, newAuthenticatorSecret } from '../secrets/authenticator.ts';
import { refuseProof } from './proof.ts';
import { pendingAuthenticators } from './security.schema.ts';

const PENDING_MS = 10 * 60_000;

type Given = z.output<typeof proofPayload>;
type Begun = Result<{ secret: string; uri: string }, (typeof beginAuthenticatorRefusals)[number]>;
type Codes<Code extends string> = Result<{ recoveryCodes: string[] }, Code>;

const isOf = ({ merchant, id }: Member) =>
  and(eq(pendingAuthenticators.merchant, merchant), eq(pendingAuthenticators.member_id, id));

/** Creates the secret of an authenticator app, which counts once a code confirms it, and replaces a pending one. */
export const beginAuthenticator = async (
  call: Call,
  session: Session,
  member: Member,
  { proof }: Given,
): Promise<Begun> => {
  if (member.authenticator_secret !== null) return refusal('authenticatorOn');
  const refused = await refuseProof(call, member, proof, session);
  if (refused !== undefined) return refused;
  const secret = newAuthenticatorSecret();
  const row = { secret, expires_at: new Date(call.now.getTime() + PENDING_MS) };
  await call.database
    .insert(pendingAuthenticators)
    .values({ merchant: member.merchant, member_id: member.id, ...row })
    .onConflictDoUpdate({ target: [pendingAuthenticators.merchant, pendingAuthenticators.member_id], set: row });
  const uri = authenticatorUri({ secret, issuer: call.merchant.settings.brandName, account: member.account });
  return success({ secret, uri });
};

const pendingSecret = async ({ database, now }: Call, member: Member): Promise<string | undefined> => {
  const [row] = await database
    .select()
    .from(pendingAuthenticators)
    .where(and(isOf(member), gt(pendingAuthenticators.expires_at, now)));
  return row?.secret;
};

/** Sets or removes the authenticator of a member whose row is locked, and tells the member. */
const writeAuthenticator = async (tx: Tx, call: Call, member: Member, secret: string | null, step: number | null) => {
  const others = member.second_factors.filter((factor) => factor !== 'authenticator');
  await tx
    .update(members)
    .set({
      authenticator_secret: secret,
      authenticator_step: step,
      second_factors: secret === null ? others : ['authenticator', ...others],
    })
    .where(and(eq(members.merchant, member.merchant), eq(members.id, member.id)));
  const { authenticator_secret, second_factors } = member;
  const before = { authenticator_secret, second_factors };
  await announceChange(tx, call, member, { kind: 'authenticator', before, to: member });
};

/** Runs `work` on the member's row, locked and read again. */
const locked = <T>(call: Call, { merchant, id }: Member, work: (tx: Tx, member: Member | undefined) => Promise<T>) =>
  call.database.transaction(async (tx) => {
    await lockMember(tx, { merchant, memberId: id });
    return work(tx, await findMember(tx, merchant, id));
  });

/**
 * Turns the authenticator app on by one of its codes, and returns ten recovery codes. That code opens nothing else.
 */
export const confirmAuthenticator = async (
  call: Call,
  member: Member,
  { code }: { readonly code: string },
): Promise<Codes<(typeof confirmAuthenticatorRefusals)[number]>> => {
  const { database, now } = call;
  const secret = await pendingSecret(call, member);
  if (secret === undefined) return refusal('codeExpired');
  const factor: Subject = { merchant: member.merchant, kind: 'secondFactor', subject: member.id };
  const attempt = await reserveAttempt(database, factor, now);
  if (!attempt.ok) return refusalUntil('locked', attempt.until);
  const step = authenticatorStep(secret, code, now);
  if (step === undefined) {
    const until = lockAfter(factor, attempt, now);
    return until === undefined ? refusal('wrongCode') : refusalUntil('locked', until);
  }
  const done = await locked(call, member, async (tx, fresh) => {
    const [taken] = await tx
      .delete(pendingAuthenticators)
      .where(and(isOf(member), eq(pendingAuthenticators.secret, secret)))
      .returning();
    if (taken === undefined || fresh === undefined || fresh.authenticator_secret !== null)
      return refusal('codeExpired');
    await writeAuthenticator(tx, call, fresh, secret, step);
    return success({ recoveryCodes: await newRecoveryCodes(tx, fresh) });
  });
  if (done.ok) await resetAttempts(database, factor);
  return done;
};

type AuthenticatorCode = (typeof authenticatorRefusals)[number];

/** Turns the authenticator app off, with its recovery codes. */
export const removeAuthenticator = async (
  call: Call,
  session: Session,
  member: Member,
  { proof }: Given,
): Promise<Result<null, AuthenticatorCode>> => {
  if (member.authenticator_secret === null) return refusal('authenticatorOff');
  const refused = await refuseProof(call, member, proof, session);
  if (refused !== undefined) return refused;
  return locked(call, member, async (tx, fresh) => {
    if (fresh === undefined || fresh.authenticator_secret === null) return refusal('authenticatorOff');
    await deleteRecoveryCodes(tx, fresh);
    await writeAuthenticator(tx, call, fresh, null, null);
    return success(null);
  });
};

/** Replaces the recovery codes: those of before are no longer accepted. */
export const renewRecoveryCodes = async (
  call: Call,
  session: Session,
  member: Member,
  { proof }: Given,
): Promise<Codes<AuthenticatorCode>> => {
  if (member.authenticator_secret === null) return refusal('authenticatorOff');
  const refused = await refuseProof(call, member, proof, session);
  if (refused !== undefined) return refused;
  return locked(call, member, async (tx, fresh) =>
    fresh === undefined || fresh.authenticator_secret === null
      ? refusal('authenticatorOff')
      : success({ recoveryCodes: await newRecoveryCodes(tx, fresh) }),
  );
};
