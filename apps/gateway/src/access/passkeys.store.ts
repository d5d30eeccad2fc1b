import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Member } from '../accounts/members.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { hashOf } from '../secrets/random.ts';
import { passkeys } from './passkeys.schema.ts';

export type Passkey = typeof passkeys.$inferSelect;
type NewPasskey = typeof passkeys.$inferInsert;
type Owner = Pick<Member, 'merchant' | 'id'>;

/** User handle of a member: opaque, the same for all passkeys of the member (WebAuthn 3, 14.6.1). */
export const userHandleOf = ({ merchant, id }: Owner): string => hashOf(`passkey ${merchant} ${id}`);

const isOf = ({ merchant, id }: Owner) => and(eq(passkeys.merchant, merchant), eq(passkeys.member_id, id));
const isThis = (owner: Owner, id: string) => and(isOf(owner), eq(passkeys.id, id), isNull(passkeys.removed_at));

/** The passkeys of a member, oldest first, without removed ones. */
export const passkeysOf = (orm: Orm, owner: Owner): Promise<Passkey[]> =>
  orm
    .select()
    .from(passkeys)
    .where(and(isOf(owner), isNull(passkeys.removed_at)))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id));

/** The passkey of a credential; undefined for one that is unknown or removed. */
export const findPasskey = async (orm: Orm, merchant: string, credentialId: string): Promise<Passkey | undefined> => {
  const [row] = await orm
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.merchant, merchant), eq(passkeys.credential_id, credentialId), isNull(passkeys.removed_at)));
  return row;
};

/** Stores a passkey; false if its credential is stored already. */
export const insertPasskey = async (tx: Tx, row: NewPasskey): Promise<boolean> => {
  const rows = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return rows.length === 1;
};

/**
 * Stores a use with the authenticator's counter. False if the passkey is gone, or if the counter has not risen since,
 * which means a copy of the authenticator (WebAuthn 3, 6.1.1); counters that stay 0 are accepted.
 */
export const rememberUse = async (
  orm: Orm,
  { merchant, id }: Pick<Passkey, 'merchant' | 'id'>,
  counter: number,
  now: Date,
): Promise<boolean> => {
  const hasRisen = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const rows = await orm
    .update(passkeys)
    .set({ counter, last_used_at: now })
    .where(and(eq(passkeys.merchant, merchant), eq(passkeys.id, id), isNull(passkeys.removed_at), hasRisen))
    .returning();
  return rows.length === 1;
};

/** Renames a passkey of the member; false for one that is unknown. */
export const renamePasskeyOf = async (orm: Orm, owner: Owner, id: string, name: string): Promise<boolean> => {
  const rows = await orm.update(passkeys).set({ name }).where(isThis(owner, id)).returning();
  return rows.length === 1;
};

/** Removes a passkey of the member; false for one that is unknown. */
export const removePasskeyOf = async (tx: Tx, owner: Owner, id: string, now: Date): Promise<boolean> => {
  const rows = await tx.update(passkeys).set({ removed_at: now }).where(isThis(owner, id)).returning();
  return rows.length === 1;
};

/**
 * Restores a member's passkeys as they were at a moment: deletes those added since, and brings back those removed since.
 */
export const restorePasskeys = async (tx: Tx, owner: Owner, since: Date): Promise<void> => {
  await tx.delete(passkeys).where(and(isOf(owner), gte(passkeys.created_at, since)));
  await tx
    .update(passkeys)
    .set({ removed_at: null })
    .where(and(isOf(owner), gte(passkeys.removed_at, since)));
};
