import type { MemberEvent } from '@baize/gateway-contract';
import { bigint, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMember } from '../accounts/member.schema.ts';

/** Id of a member's last event. Raising it locks the row until the event is committed, so ids are in commit order. */
export const memberEventCounts = merchantTable(
  'member_event_counts',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    last_id: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id] }), ofMember(table)],
);

/** Events of members, kept for a day. Of state events (`balance`, `unread`) only the latest is kept. */
export const memberEvents = merchantTable(
  'member_events',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    id: bigint({ mode: 'number' }).notNull(),
    type: text().$type<MemberEvent['type']>().notNull(),
    data: jsonb().$type<MemberEvent>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id, table.id] }),
    ofMember(table),
    index('member_events_created').on(table.merchant, table.created_at),
  ],
);

export const eventsExpiry: readonly Expiry[] = [{ table: memberEvents, by: memberEvents.created_at }];
