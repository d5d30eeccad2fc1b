import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMember } from '../accounts/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Recovery links, by the hash of their token. `member_id` is null for a request that matched no member. */
export const recoveryLinks = merchantTable(
  'recovery_links',
  'empty',
  {
    merchant: ofMerchant(),
    token_hash: text().notNull(),
    member_id: text(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.token_hash] }),
    ofMember(table),
    index('recovery_links_member').on(table.merchant, table.member_id),
  ],
);

export const recoveryExpiry: readonly Expiry[] = [{ table: recoveryLinks, by: recoveryLinks.expires_at }];
