import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';

/** Money of a member that waits to be posted or released. A row leaves `open` at most once and is final then. */
export const reservations = merchantTable(
  'reservations',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    amount: amount().notNull(),
    /** Unique key of the event that reserved it. */
    cause: text().notNull(),
    state: text().$type<'open' | 'posted' | 'partlyPosted' | 'released'>().notNull(),
    /** The part that was posted, once it is resolved. */
    posted: amount(),
    /** Resolution at `expires_at`; a reservation without a time waits for ever. */
    on_timeout: text().$type<'post' | 'release'>().notNull(),
    expires_at: moment(),
    reserved_at: moment().notNull(),
    resolved_at: moment(),
    /** Key of the event that resolved it. */
    resolved_by: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    uniqueIndex('reservations_cause').on(table.merchant, table.cause),
    index('reservations_due')
      .on(table.merchant, table.expires_at)
      .where(sql`${table.state} = 'open'`),
    check('reservations_amount', sql`${table.amount} > 0`),
    check('reservations_posted', sql`${table.posted} between 0 and ${table.amount}`),
    check(
      'reservations_resolved',
      sql`(${table.state} = 'open') = (${table.posted} is null) and (${table.state} = 'open') = (${table.resolved_at} is null)`,
    ),
  ],
);
