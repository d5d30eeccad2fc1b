import type { LanguageCode, TimeFormat } from '@baize/domain/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export type SecondFactor = 'sms' | 'email' | 'realName' | 'authenticator';

export const members = merchantTable(
  'members',
  { copied: { authenticator_step: sql`null` } },
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    account: text().notNull(),
    account_key: text().notNull(),
    nickname: text().notNull(),
    real_name: text(),
    type: integer().notNull(),
    dialing_code: text(),
    mobile: text(),
    email: text(),
    /** Code with which an agent invites new members. */
    invitation_code: text(),
    /** Id of the agent who invited the member. */
    upline_id: text(),
    /** Picture: `drawn:<n>`, `own` for an uploaded one, or an address. */
    icon: text(),
    /** The day of birth, as `1990-05-17`; set once. */
    birthday: text(),
    /** Preferred language. */
    language: text().$type<LanguageCode>(),
    time_format: text().$type<TimeFormat>().notNull().default('auto'),
    password_hash: text(),
    /** Hash of the fund password, which payments require. */
    payment_password_hash: text(),
    password_default: boolean().notNull().default(false),
    password_expires_at: moment(),
    second_factors: jsonb().$type<SecondFactor[]>().notNull().default([]),
    authenticator_secret: text(),
    first_login_at: moment(),
    disabled: boolean().notNull().default(false),
    /** When the member closed the account, which is disabled since. */
    closed_at: moment(),
    created_at: moment().notNull(),
    /**
     * Time step of the last accepted authenticator code: each code opens one session. May be ahead of a world's clock.
     */
    authenticator_step: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    unique().on(table.merchant, table.account_key),
    uniqueIndex('members_invitation').on(table.merchant, table.invitation_code),
    uniqueIndex('members_mobile').on(table.merchant, table.dialing_code, table.mobile),
  ],
);

/** Foreign key to a row's member; deleting the member deletes the row. */
export const ofMember = (table: { merchant: ExtraConfigColumn; member_id: ExtraConfigColumn }) =>
  foreignKey({
    columns: [table.merchant, table.member_id],
    foreignColumns: [members.merchant, members.id],
  }).onDelete('cascade');
