import type { consentChannels } from '@baize/gateway-contract';
import { boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { bytes, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';

export type ConsentChannel = (typeof consentChannels)[number];

/** Uploaded pictures of members, re-encoded: one a member. */
export const memberPictures = merchantTable(
  'member_pictures',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    content: bytes().notNull(),
    uploaded_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id] }), ofMember(table)],
);

/** Consents to advertising as they were given and withdrawn; the latest row of a channel counts. */
export const consentChanges = merchantTable(
  'consent_changes',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    channel: text().$type<ConsentChannel>().notNull(),
    is_given: boolean().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('consent_changes_member').on(table.merchant, table.member_id, table.at, table.id),
  ],
);
