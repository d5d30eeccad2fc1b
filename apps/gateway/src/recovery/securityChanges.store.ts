import { and, eq, gt, gte } from 'drizzle-orm';
import { members } from '../accounts/member.schema.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { hashOf, newId, newToken } from '../secrets/random.ts';
import { securityChanges } from './recovery.schema.ts';
import type { Before, ChangeKind } from './recovery.schema.ts';

export const UNDO_HOURS = 24;

/** The end of the time in which a change of now can be undone. */
export const undoEnds = (now: Date): Date => new Date(now.getTime() + UNDO_HOURS * 3_600_000);

type Change = {
  readonly merchant: string;
  readonly memberId: string;
  readonly kind: ChangeKind;
  readonly before: Before;
  readonly messageId: string;
};

/** Names a change: by the token of its link, or as a member by the message that tells of it. */
export type ChangeName = { readonly token: string } | { readonly memberId: string; readonly messageId: string };

/** Stores a change with the values before it, and returns the token that undoes it. */
export const rememberChange = async (
  tx: Tx,
  { merchant, memberId, kind, before, messageId }: Change,
  now: Date,
): Promise<string> => {
  const token = newToken();
  await tx.insert(securityChanges).values({
    merchant,
    id: newId(),
    member_id: memberId,
    token_hash: hashOf(token),
    message_id: messageId,
    kind,
    before,
    made_at: now,
    expires_at: undoEnds(now),
  });
  return token;
};

const isNamed = (name: ChangeName) =>
  'token' in name
    ? eq(securityChanges.token_hash, hashOf(name.token))
    : and(eq(securityChanges.member_id, name.memberId), eq(securityChanges.message_id, name.messageId));

const isLive = (merchant: string, name: ChangeName, now: Date) =>
  and(eq(securityChanges.merchant, merchant), isNamed(name), gt(securityChanges.expires_at, now));

/** A change that can be undone; undefined for one that is unknown, used, void or expired. */
export const findChange = async (orm: Orm, merchant: string, name: ChangeName, now: Date) => {
  const [row] = await orm
    .select()
    .from(securityChanges)
    .where(isLive(merchant, name, now));
  return row;
};

type Consumed = {
  readonly before: Before;
  readonly kinds: readonly ChangeKind[];
  readonly madeAt: Date;
  readonly messageIds: readonly string[];
};

/**
 * Consumes a change with those made since, which whoever made it may have made too, and returns the values of before
 * all of them and the moment of the first. Undefined for all but one of concurrent callers.
 */
export const consumeChanges = async (
  tx: Tx,
  merchant: string,
  name: ChangeName,
  now: Date,
): Promise<Consumed | undefined> => {
  const [used] = await tx
    .delete(securityChanges)
    .where(isLive(merchant, name, now))
    .returning();
  if (used === undefined) return undefined;
  const later = await tx
    .delete(securityChanges)
    .where(
      and(
        eq(securityChanges.merchant, merchant),
        eq(securityChanges.member_id, used.member_id),
        gte(securityChanges.made_at, used.made_at),
      ),
    )
    .returning();
  const latestFirst = later.toSorted((one, other) => other.made_at.getTime() - one.made_at.getTime());
  const all = [...latestFirst, used];
  return {
    before: Object.assign({}, ...all.map(({ before }) => before)) as Before,
    kinds: all.map(({ kind }) => kind),
    madeAt: used.made_at,
    messageIds: all.flatMap(({ message_id: id }) => (id === null ? [] : [id])),
  };
};

/** Writes the values of before a change back; a change of passkeys has none. */
export const restoreBefore = async (tx: Tx, { merchant, id }: Member, before: Before): Promise<void> => {
  if (Object.keys(before).length === 0) return;
  await tx
    .update(members)
    .set(before)
    .where(and(eq(members.merchant, merchant), eq(members.id, id)));
};
