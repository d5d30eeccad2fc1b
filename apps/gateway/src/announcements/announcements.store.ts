import { and, asc, count, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { ListQuery, Page, PageRequest } from '../paging/pageOf.ts';
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

/** The first announcement of a type of promotion that holds now, such as REFERRAL (REQ-217). */
export const findPromotionType = async (
  orm: Orm,
  { catalogue }: { readonly catalogue: string },
  type: string,
  now: Date,
): Promise<Announcement | undefined> =>
  (await listAnnouncements(orm, catalogue, now)).find((row) => row.promotion_type === type && row.starts_at <= now);

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

/** The number of announcements that a member has not read. */
export const countUnread = async (orm: Orm, reader: Reader, now: Date): Promise<number> => {
  const [counted] = await orm
    .select({ total: count(), read: count(announcementReads.announcement_id) })
    .from(announcements)
    .leftJoin(announcementReads, readBy(reader))
    .where(forMembers(reader, now));
  const { total = 0, read = 0 } = counted ?? {};
  return total - read;
};

/** A member's inbox, newest first, and in the merchant's order where several begin together. */
export const inboxList = (reader: Reader, now: Date): ListQuery<typeof announcements> => ({
  table: announcements,
  where: forMembers(reader, now),
  by: [announcements.starts_at, announcements.position, announcements.id],
  ascending: [announcements.position, announcements.id],
});

type InboxRow = { readonly row: Announcement; readonly read: boolean };

/** A page of a member's inbox, each row with its read mark; undefined for a cursor of another list. */
export const listInbox = async (
  orm: Orm,
  reader: Reader,
  now: Date,
  request: PageRequest,
): Promise<Page<InboxRow> | undefined> => {
  const page = await pageOf(orm, inboxList(reader, now), request);
  if (page === undefined) return undefined;
  const ids = page.rows.map(({ id }) => id);
  const marks = await orm
    .select({ id: announcementReads.announcement_id })
    .from(announcementReads)
    .where(
      and(
        eq(announcementReads.merchant, reader.merchant),
        eq(announcementReads.member_id, reader.memberId),
        inArray(announcementReads.announcement_id, ids),
      ),
    );
  const read = new Set(marks.map(({ id }) => id));
  return { ...page, rows: page.rows.map((row) => ({ row, read: read.has(row.id) })) };
};

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
