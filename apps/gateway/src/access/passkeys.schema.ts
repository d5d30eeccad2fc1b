import { sql } from 'drizzle-orm';
import { bigint, index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Public keys of members' passkeys. A removed one is kept for a day, in which its removal can be undone. */
export const passkeys = merchantTable(
  'passkeys',
  'empty',
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    member_id: text().notNull(),
    credential_id: text().notNull(),
    /** COSE key in base64url. */
    public_key: text().notNull(),
    /** Sign counter; 0 for authenticators without one. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Host of the site that it was created for. */
    rp_id: text().notNull(),
    name: text().notNull(),
    created_at: moment().notNull(),
    last_used_at: moment(),
    removed_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    uniqueIndex('passkeys_credential')
      .on(table.merchant, table.credential_id)
      .where(sql`${table.removed_at} is null`),
    index('passkeys_member').on(table.merchant, table.member_id),
  ],
);

/** Purpose of a challenge; it is good for one purpose only. */
export type PasskeyPurpose = 'login' | 'add' | 'proof';

/** Challenges to passkeys, by their hash. */
export const passkeyChallenges = merchantTable(
  'passkey_challenges',
  'empty',
  {
    merchant: ofMerchant(),
    challenge_hash: text().notNull(),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    /** Hash of the session's token, or at a login of the visitor's `passkey` cookie. */
    holder_hash: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.challenge_hash] })],
);

export const passkeysExpiry: readonly Expiry[] = [
  { table: passkeyChallenges, by: passkeyChallenges.expires_at },
  { table: passkeys, by: passkeys.removed_at },
];
