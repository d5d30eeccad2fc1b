import { and, count, eq, inArray } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { writeEvent } from '../events/events.store.ts';
import type { Owner } from '../events/events.store.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { Page, PageRequest } from '../paging/pageOf.ts';
import { memberMessages as messages } from './messages.schema.ts';
import type { MessageKind } from './messages.schema.ts';

export type Message = typeof messages.$inferSelect;

const ofOwner = ({ merchant, memberId }: Owner) =>
  and(eq(messages.merchant, merchant), eq(messages.member_id, memberId));

/** A page of a member's messages, newest first; undefined for a cursor of another list. */
export const listMessages = (
  orm: Orm,
  owner: Owner,
  kind: MessageKind | undefined,
  request: PageRequest,
): Promise<Page<Message> | undefined> => {
  const where = and(ofOwner(owner), kind && eq(messages.kind, kind));
  return pageOf(orm, { table: messages, where, by: [messages.sent_at, messages.id] }, request);
};

/** Number of messages that a member has not read. */
export const countUnreadMessages = async (orm: Orm, owner: Owner): Promise<number> => {
  const [counted] = await orm
    .select({ unread: count() })
    .from(messages)
    .where(and(ofOwner(owner), eq(messages.read, false)));
  return counted?.unread ?? 0;
};

/**
 * Marks a member's messages as read, all of them without `ids`. Returns `unknown` and marks none when one id is not a
 * message of the member.
 */
export const markMessagesRead = (
  orm: Orm,
  owner: Owner,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<'marked' | 'unknown'> =>
  orm.transaction(async (tx) => {
    const asked = ids && [...new Set(ids)];
    const isAsked = and(ofOwner(owner), asked && inArray(messages.id, asked));
    if (asked !== undefined) {
      const found = await tx.select({ id: messages.id }).from(messages).where(isAsked);
      if (found.length !== asked.length) return 'unknown';
    }
    await tx
      .update(messages)
      .set({ read: true })
      .where(and(isAsked, eq(messages.read, false)));
    await writeEvent(tx, owner, { type: 'messages' }, now);
    return 'marked';
  });

/** Deletes messages of a member; ids of others are passed over. */
export const deleteMessages = (orm: Orm, owner: Owner, ids: readonly string[], now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    await tx.delete(messages).where(and(ofOwner(owner), inArray(messages.id, [...ids])));
    await writeEvent(tx, owner, { type: 'messages' }, now);
  });

/** Ends the undoing of what these messages tell of, within the transaction that has undone it. */
export const closeUndoing = async (tx: Tx, owner: Owner, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(messages)
    .set({ undo_until: null })
    .where(and(ofOwner(owner), inArray(messages.id, [...ids])));
  await writeEvent(tx, owner, { type: 'messages' }, now);
};
