import type { MemberEvent } from '@baize/gateway-contract';
import { bigint, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../member/member.schema.ts';

/** The id of the last event of a member. Whoever raises it holds the row until the event is there: ids come in their order. */
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

/** What members are told while it happens, for a day. Of what only says how things stand, the latest alone. */
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
