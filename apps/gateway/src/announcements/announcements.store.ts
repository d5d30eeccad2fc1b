import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { announcementReads, announcements } from './announcements.schema.ts';

export type Announcement = typeof announcements.$inferSelect;

/** Owner of an inbox: `merchant` has the member, `catalogue` the announcements. */
export type Reader = { readonly merchant: string; readonly catalogue: string; readonly memberId: string };

/** Announcements that have not ended, including future ones, in the merchant's order. */
export const listAnnouncements = (orm: Orm, merchant: string, now: Date): Promise<Announcement[]> =>
  orm
    .select()
    .from(announcements)
    .where(and(eq(announcements.merchant, merchant), or(isNull(announcements.ends_at), gt(announcements.ends_at, now))))
    .orderBy(asc(announcements.position));

/** Condition: notices and popups that hold now, without those for visitors (execution B, REQ-203). */
const forMembers = ({ catalogue }: Reader, now: Date) =>
  and(
    eq(announcements.merchant, catalogue),
    inArray(announcements.kind, ['popup', 'player']),
    or(isNull(announcements.execution), ne(announcements.execution, 'B')),
    lte(announcements.starts_at, now),
    or(isNull(announcements.ends_at), gt(announcements.ends_at, now)),
  );

const readBy = ({ merchant, memberId }: Reader) =>
  and(
    eq(announcementReads.merchant, merchant),
    eq(announcementReads.member_id, memberId),
    eq(announcementReads.announcement_id, announcements.id),
  );

/** Counts a member's inbox: all announcements, and the unread ones. */
export const countInbox = async (orm: Orm, reader: Reader, now: Date): Promise<{ total: number; unread: number }> => {
  const [counted] = await orm
    .select({ total: count(), read: count(announcementReads.announcement_id) })
    .from(announcements)
    .leftJoin(announcementReads, readBy(reader))
    .where(forMembers(reader, now));
  const { total = 0, read = 0 } = counted ?? {};
  return { total, unread: total - read };
};

/** A page of a member's inbox, newest first, each with its read mark. */
export const listInbox = (
  orm: Orm,
  reader: Reader,
  { now, page, size }: { now: Date; page: number; size: number },
): Promise<{ row: Announcement; read: boolean }[]> =>
  orm
    .select({ row: announcements, read: sql<boolean>`${announcementReads.announcement_id} is not null` })
    .from(announcements)
    .leftJoin(announcementReads, readBy(reader))
    .where(forMembers(reader, now))
    .orderBy(desc(announcements.starts_at), asc(announcements.position))
    .limit(size)
    .offset((page - 1) * size);

/** Marks announcements as read. Returns `unknown` and marks none when one id is not in the member's inbox. */
export const markRead = async (
  orm: Orm,
  reader: Reader,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<'marked' | 'unknown'> => {
  const asked = [...new Set(ids)];
  const found = await orm
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(forMembers(reader, now), inArray(announcements.id, asked)));
  if (found.length !== asked.length) return 'unknown';
  const { merchant, memberId } = reader;
  const marks = asked.map((id) => ({ merchant, member_id: memberId, announcement_id: id, read_at: now }));
  await orm.insert(announcementReads).values(marks).onConflictDoNothing();
  return 'marked';
};
