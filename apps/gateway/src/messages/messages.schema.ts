import { boolean, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Words } from '../words/inLanguage.ts';

/** `system`: by the site, about the member's account. `personal`: by a person who works for the merchant. */
export type MessageKind = 'system' | 'personal';

/** Messages of members, in every language; the HTML of `contents` was sanitised when it was stored. */
export const memberMessages = merchantTable(
  'member_messages',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    titles: jsonb().$type<Words>().notNull(),
    contents: jsonb().$type<Words>().notNull(),
    sent_at: moment().notNull(),
    read: boolean().notNull().default(false),
    /** Until when the change that it tells of can be undone; null once it is undone, and for other messages. */
    undo_until: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('member_messages_newest').on(table.merchant, table.member_id, table.sent_at, table.id),
  ],
);
