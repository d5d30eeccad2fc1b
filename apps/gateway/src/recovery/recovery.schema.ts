import { index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMember } from '../accounts/member.schema.ts';
import type { Member } from '../accounts/members.store.ts';
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

export type ChangeKind = 'password' | 'paymentPassword' | 'mobile' | 'email' | 'authenticator' | 'passkey';

/** Columns of a member that a change replaced, with their values before it. */
export type Before = Partial<
  Pick<
    Member,
    | 'password_hash'
    | 'payment_password_hash'
    | 'mobile'
    | 'dialing_code'
    | 'email'
    | 'authenticator_secret'
    | 'second_factors'
  >
>;

/** Changes of what protects an account, which the link of an e-mail or the button of a message undoes. */
export const securityChanges = merchantTable(
  'security_changes',
  'empty',
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    member_id: text().notNull(),
    token_hash: text().notNull(),
    /** The message that tells of it, whose button undoes it too. */
    message_id: uuid(),
    kind: text().$type<ChangeKind>().notNull(),
    before: jsonb().$type<Before>().notNull(),
    made_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('security_changes_token').on(table.merchant, table.token_hash),
    index('security_changes_member').on(table.merchant, table.member_id),
  ],
);

export const recoveryExpiry: readonly Expiry[] = [
  { table: recoveryLinks, by: recoveryLinks.expires_at },
  { table: securityChanges, by: securityChanges.expires_at },
];
