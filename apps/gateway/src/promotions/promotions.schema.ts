import { sql } from 'drizzle-orm';
import { customType, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../member/member.schema.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * How far a member is in a promotion: `joined` until its reward is asked for, `applying` until it is decided, then
 * `rejected`, or `issued`; `claimed` once its reward was paid to who asked, or drawn.
 */
export type EntryState = 'joined' | 'applying' | 'rejected' | 'issued' | 'claimed';

/** One member's part in a promotion; the promotion is the merchant's of origin, and may be gone by now. */
export const promotionEntries = merchantTable(
  'promotion_entries',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    promotion_id: text().notNull(),
    state: text().$type<EntryState>().notNull(),
    /** What was staked before this moment does not count. */
    since: moment().notNull(),
    /** Counts as if it were staked: what an operator has granted. */
    granted: amount()
      .notNull()
      .default(sql`0`),
    remark: text().notNull().default(''),
    pictures: integer().notNull().default(0),
    /** When an application is decided. */
    decides_at: moment(),
    /** The terms when the member joined or applied, in minor units: what it gives, and the stake that it asks for. */
    reward: amount(),
    required: amount(),
    /** What the member has of it, in minor units; also of one that is `joined` again, since its stake was returned. */
    paid: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id, table.promotion_id] }),
    ofMember(table),
    index('promotion_entries_due').on(table.merchant, table.decides_at),
  ],
);

/** Pictures as the gateway wrote them anew; without a promotion, no application names them yet. */
export const promotionImages = merchantTable(
  'promotion_images',
  'empty',
  {
    merchant: merchant(),
    id: text().notNull(),
    member_id: text().notNull(),
    promotion_id: text(),
    type: text().$type<'image/png' | 'image/jpeg'>().notNull(),
    content: bytes().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('promotion_images_member').on(table.merchant, table.member_id),
  ],
);
