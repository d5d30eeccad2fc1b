import type { MemberEvent } from '@baize/gateway-contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { members } from '../accounts/member.schema.ts';
import { sessions } from '../access/access.schema.ts';
import { memberEventCounts, memberEvents } from './events.schema.ts';

/** The member that an event is for. */
export type Owner = { readonly merchant: string; readonly memberId: string };

export type StoredEvent = { readonly id: number; readonly data: MemberEvent };

/** State events: the latest replaces all earlier ones. */
const standing = ['balance', 'unread', 'messages'] as const satisfies readonly MemberEvent['type'][];

/** Events per read. */
export const MOST_EVENTS = 100;

/**
 * Inserts an event in one statement, within the transaction of the change it reports, so that both commit or neither
 * does. Call `EventStreams.tell` after the commit to wake listeners.
 */
export const writeEvent = async (
  orm: Orm,
  { merchant, memberId }: Owner,
  data: MemberEvent,
  now: Date,
): Promise<void> => {
  const isStanding = standing.some((type) => type === data.type);
  await orm.execute(sql`
    with counted as (
      insert into ${memberEventCounts} as counts (merchant, member_id, last_id) values (${merchant}, ${memberId}, 1)
      on conflict (merchant, member_id) do update set last_id = counts.last_id + 1
      returning last_id
    ), replaced as (
      delete from ${memberEvents}
      where merchant = ${merchant} and member_id = ${memberId} and type = ${data.type} and ${isStanding}::boolean
    )
    insert into ${memberEvents} (merchant, member_id, id, type, data, created_at)
    select ${merchant}, ${memberId}, last_id, ${data.type}, ${JSON.stringify(data)}::text::jsonb, ${now.toISOString()}::timestamptz
    from counted
  `);
};

const ofOwner = ({ merchant, memberId }: Owner) =>
  and(eq(memberEvents.merchant, merchant), eq(memberEvents.member_id, memberId));

/** Events of a member after an id, in order; at most `MOST_EVENTS`. */
export const readEvents = (orm: Orm, owner: Owner, after: number): Promise<StoredEvent[]> =>
  orm
    .select({ id: memberEvents.id, data: memberEvents.data })
    .from(memberEvents)
    .where(and(ofOwner(owner), gt(memberEvents.id, after)))
    .orderBy(asc(memberEvents.id))
    .limit(MOST_EVENTS);

/** The member's latest balance event, if it is still kept (one day). */
export const readBalanceEvent = async (orm: Orm, owner: Owner): Promise<MemberEvent | undefined> => {
  const [row] = await orm
    .select({ data: memberEvents.data })
    .from(memberEvents)
    .where(and(ofOwner(owner), eq(memberEvents.type, 'balance')))
    .orderBy(sql`${memberEvents.id} desc`)
    .limit(1);
  return row?.data;
};

/** Live sessions by token hash, each with the id of its member's last event; 0 before the first. */
export const lastEventIds = async (
  orm: Orm,
  merchant: string,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Map<string, number>> => {
  const rows = await orm
    .select({ tokenHash: sessions.token_hash, last: memberEventCounts.last_id })
    .from(sessions)
    .innerJoin(members, and(eq(members.merchant, sessions.merchant), eq(members.id, sessions.member_id)))
    .leftJoin(
      memberEventCounts,
      and(eq(memberEventCounts.merchant, sessions.merchant), eq(memberEventCounts.member_id, sessions.member_id)),
    )
    .where(
      and(
        eq(sessions.merchant, merchant),
        inArray(sessions.token_hash, [...tokenHashes]),
        gt(sessions.expires_at, now),
        eq(members.disabled, false),
      ),
    );
  return new Map(rows.map(({ tokenHash, last }) => [tokenHash, last ?? 0]));
};
