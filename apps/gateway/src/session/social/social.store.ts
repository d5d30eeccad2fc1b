import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../../database/database.types.ts';
import { findMember } from '../../member/members.store.ts';
import type { Member } from '../../member/members.store.ts';
import { hashOf } from '../../secrets/random.ts';
import { identities, signIns } from '../session.schema.ts';
import type { SignInStep } from '../session.schema.ts';
import type { Identity } from './identity.types.ts';

/** Who holds a secret of a sign-in: the secret, and the cookie of the visitor that it was given to. */
export type Holder = { readonly merchant: string; readonly id: string; readonly visitor: string };

/** Writes down a step; false where the secret has been seen before. */
export const putStep = async (
  orm: Orm,
  { merchant, id, visitor }: Holder,
  step: SignInStep,
  expiresAt: Date,
): Promise<boolean> => {
  const rows = await orm
    .insert(signIns)
    .values({ merchant, id_hash: hashOf(id), visitor_hash: hashOf(visitor), step, expires_at: expiresAt })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
};

/** Takes a token of Firebase Authentication once; false where it has been seen before. */
export const useTokenOnce = (orm: Orm, merchant: string, idToken: string, endsAt: Date): Promise<boolean> =>
  putStep(orm, { merchant, id: idToken, visitor: '' }, { kind: 'used' }, endsAt);

/** Uses a step up, once and for its visitor alone; undefined for any other, and when its time is over. */
export const takeStep = async <Kind extends 'begun' | 'ticket'>(
  orm: Orm,
  { merchant, id, visitor }: Holder,
  kind: Kind,
  now: Date,
): Promise<Extract<SignInStep, { kind: Kind }> | undefined> => {
  const [row] = await orm
    .delete(signIns)
    .where(
      and(
        eq(signIns.merchant, merchant),
        eq(signIns.id_hash, hashOf(id)),
        eq(signIns.visitor_hash, hashOf(visitor)),
        gt(signIns.expires_at, now),
      ),
    )
    .returning();
  return row?.step.kind === kind ? (row.step as Extract<SignInStep, { kind: Kind }>) : undefined;
};

/** Whose account of a provider it is. */
export const findMemberByIdentity = async (
  orm: Orm,
  merchant: string,
  { provider, subject }: Identity,
): Promise<Member | undefined> => {
  const [row] = await orm
    .select()
    .from(identities)
    .where(and(eq(identities.merchant, merchant), eq(identities.provider, provider), eq(identities.subject, subject)));
  return row && findMember(orm, merchant, row.member_id);
};

/** Makes a provider's account a member's; false where it is somebody's already. */
export const linkIdentity = async (
  orm: Orm,
  { merchant, id }: Pick<Member, 'merchant' | 'id'>,
  { provider, subject }: Identity,
  now: Date,
): Promise<boolean> => {
  const rows = await orm
    .insert(identities)
    .values({ merchant, provider, subject, member_id: id, linked_at: now })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
};
