import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../../database/database.types.ts';
import { findMember } from '../../accounts/members.store.ts';
import type { Member } from '../../accounts/members.store.ts';
import { hashOf } from '../../secrets/random.ts';
import { identities, signIns } from '../session.schema.ts';
import type { SignInStep } from '../session.schema.ts';
import type { Identity } from './identity.types.ts';

/** The key of a step: its secret `id`, and the visitor's cookie that it is bound to. */
export type Holder = { readonly merchant: string; readonly id: string; readonly visitor: string };

/** Stores a step; false if its secret is stored already. */
export const storeStep = async (
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

/** Marks a Firebase token as used; false if it was used before. */
export const useTokenOnce = (orm: Orm, merchant: string, idToken: string, endsAt: Date): Promise<boolean> =>
  storeStep(orm, { merchant, id: idToken, visitor: '' }, { kind: 'used' }, endsAt);

/** Consumes a step of this visitor and kind; undefined if it is unknown, expired or another visitor's. */
export const consumeStep = async <Kind extends 'begun' | 'ticket'>(
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

/** The member that a provider's account is linked to. */
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

/** Links a provider's account to a member; false if it is linked already. */
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
