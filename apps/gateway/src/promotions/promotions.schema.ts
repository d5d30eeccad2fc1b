import { isNull, sql } from 'drizzle-orm';
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, bytes, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMember } from '../accounts/member.schema.ts';

/**
 * State of an entry. `joined` until the reward is claimed; `applying` until decided, then `rejected` or `issued`;
 * `claimed` once the reward or the drawn prize is paid.
 */
export type EntryState = 'joined' | 'applying' | 'rejected' | 'issued' | 'claimed';

/** A member's entry in a promotion of the catalogue merchant, which may no longer exist. */
export const promotionEntries = merchantTable(
  'promotion_entries',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    promotion_id: text().notNull(),
    state: text().$type<EntryState>().notNull(),
    /** Stakes before this time do not count. */
    since: moment().notNull(),
    /** Stake granted by an operator; counts like a real one. */
    granted: amount()
      .notNull()
      .default(sql`0`),
    remark: text().notNull().default(''),
    pictures: integer().notNull().default(0),
    /** Time at which the application is decided. */
    decides_at: moment(),
    /** Terms at the time of joining or applying, in minor units: the reward and the required stake. */
    reward: amount(),
    required: amount(),
    /** Reward that the member has kept, in minor units; also set while `joined` again after a returned stake. */
    paid: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id, table.promotion_id] }),
    ofMember(table),
    index('promotion_entries_due').on(table.merchant, table.decides_at),
  ],
);

/** Re-encoded pictures; `promotion_id` is null until an application uses them. */
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

/** Pictures that no application names. */
export const promotionsExpiry: readonly Expiry[] = [
  { table: promotionImages, by: promotionImages.created_at, where: () => isNull(promotionImages.promotion_id) },
];
