import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CategoryCode } from '@baize/domain/categories';
import type { LanguageCode } from '@baize/domain/languages';
import type { Conditions, MerchantSettings } from '../merchants/merchants.types.ts';

/** Words by language; English is always there. */
export type Words = Partial<Record<LanguageCode, string>> & { EN: string };
export type SecondFactor = 'sms' | 'email' | 'realName' | 'authenticator';
/** What attempts are counted of, and whose: an account's name, a member's id, an address. */
export type AttemptKind = 'account' | 'secondFactor' | 'address' | 'sendToMember' | 'sendFromAddress';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const amount = () => bigint({ mode: 'bigint' });
const merchant = () => text().notNull();

export const merchants = pgTable('merchants', {
  id: text().primaryKey(),
  origin: text(),
  settings: jsonb().$type<MerchantSettings>().notNull(),
  conditions: jsonb().$type<Conditions>().notNull().default({}),
  clock_offset_ms: bigint({ mode: 'number' }).notNull().default(0),
  catalogue_version: text().notNull().default(''),
  played: boolean().notNull().default(true),
  created_at: moment().notNull(),
});

export const merchantHosts = pgTable('merchant_hosts', { host: text().primaryKey(), merchant: merchant() });

export const members = pgTable('members', {
  merchant: merchant(),
  id: text().notNull(),
  account: text().notNull(),
  account_key: text().notNull(),
  nickname: text().notNull(),
  real_name: text(),
  type: integer().notNull(),
  dialing_code: text(),
  mobile: text(),
  email: text(),
  icon: text(),
  password_hash: text(),
  password_default: boolean().notNull().default(false),
  password_expires_at: moment(),
  second_factors: jsonb().$type<SecondFactor[]>().notNull().default([]),
  authenticator_secret: text(),
  first_login_at: moment(),
  disabled: boolean().notNull().default(false),
  created_at: moment().notNull(),
  authenticator_step: bigint({ mode: 'number' }),
});

export const wallets = pgTable('wallets', {
  merchant: merchant(),
  member_id: text().notNull(),
  balance: amount().notNull(),
  sequence: bigint({ mode: 'number' }).notNull(),
});

export const ledger = pgTable('ledger', {
  merchant: merchant(),
  member_id: text().notNull(),
  sequence: bigint({ mode: 'number' }).notNull(),
  amount: amount().notNull(),
  balance_after: amount().notNull(),
  kind: text().$type<'opening' | 'debit' | 'credit' | 'rollback'>().notNull(),
  vassalage: text(),
  transaction_id: text(),
  occurred_at: moment().notNull(),
});

export const sessions = pgTable('sessions', {
  merchant: merchant(),
  token_hash: text().notNull(),
  member_id: text().notNull(),
  password_grace_until: moment(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
  must_change_password: boolean().notNull().default(false),
});

export const attempts = pgTable('attempts', {
  merchant: merchant(),
  kind: text().$type<AttemptKind>().notNull(),
  subject: text().notNull(),
  taken: integer().notNull(),
  last_at: moment().notNull(),
});

export const loginChallenges = pgTable('login_challenges', {
  merchant: merchant(),
  id_hash: text().notNull(),
  member_id: text().notNull(),
  methods: jsonb().$type<SecondFactor[]>().notNull(),
  expires_at: moment().notNull(),
});

export const captchas = pgTable('captchas', {
  merchant: merchant(),
  visitor_hash: text().notNull(),
  kind: text().$type<'image' | 'proof'>().notNull(),
  answer: text().notNull(),
  difficulty: integer().notNull().default(0),
  expires_at: moment().notNull(),
});

export const verificationCodes = pgTable('verification_codes', {
  merchant: merchant(),
  purpose: text().$type<'login' | 'secondFactor'>().notNull(),
  recipient: text().notNull(),
  code_hash: text().notNull(),
  attempts: integer().notNull().default(0),
  sent_at: moment().notNull(),
  expires_at: moment().notNull(),
});

export const outbox = pgTable('outbox', {
  merchant: merchant(),
  id: text().notNull(),
  channel: text().$type<'sms' | 'email'>().notNull(),
  recipient: text().notNull(),
  body: text().notNull(),
  sent_at: moment().notNull(),
});

export const encryptionKeys = pgTable('encryption_keys', {
  merchant: merchant(),
  kid: text().notNull(),
  private_key: jsonb().$type<{ kty: 'EC'; crv: string; x: string; y: string; d: string }>().notNull(),
  created_at: moment().notNull(),
});

export const usedRequestIds = pgTable('used_request_ids', {
  merchant: merchant(),
  jti: text().notNull(),
  expires_at: moment().notNull(),
});

export const idempotentRequests = pgTable('idempotent_requests', {
  merchant: merchant(),
  caller: text().notNull(),
  operation_id: text().notNull(),
  key: text().notNull(),
  request_hash: text().notNull(),
  status: integer(),
  answer: text(),
  created_at: moment().notNull(),
});

export const vendors = pgTable('vendors', {
  merchant: merchant(),
  vassalage: text().notNull(),
  game_type: text().$type<CategoryCode>().notNull(),
  display_name: text().notNull(),
  is_new: boolean().notNull().default(false),
  launch_mode: text().$type<'frame' | 'tab'>().notNull(),
  in_house: boolean().notNull().default(false),
  status: text().$type<'maintenance'>(),
  maintenance_until: moment(),
  position: integer().notNull(),
});

export const games = pgTable('games', {
  merchant: merchant(),
  node_id: text().notNull(),
  vassalage: text().notNull(),
  game_type: text().$type<CategoryCode>().notNull(),
  game_code: text().notNull(),
  names: jsonb().$type<Words>().notNull(),
  search_text: text().notNull(),
  classify: text(),
  is_game: text().$type<'VASSALAGE'>(),
  parent_code: text(),
  trial: boolean().notNull().default(false),
  min_bet: amount().notNull().default(1n),
  lines: integer().notNull().default(0),
  heat: integer().notNull().default(0),
  status: text().$type<'maintenance'>(),
  maintenance_until: moment(),
  position: integer().notNull(),
});

export const recentGames = pgTable('recent_games', {
  merchant: merchant(),
  member_id: text().notNull(),
  node_id: text().notNull(),
  played_at: moment().notNull(),
});

export const gameSessions = pgTable('game_sessions', {
  merchant: merchant(),
  id: text().notNull(),
  launch_token_hash: text(),
  launch_expires_at: moment().notNull(),
  member_id: text(),
  vassalage: text().notNull(),
  game_type: text().$type<CategoryCode>().notNull(),
  game_code: text().notNull(),
  game_name: text().notNull(),
  mode: text().$type<'real' | 'demo'>().notNull(),
  language: text().$type<LanguageCode>().notNull(),
  back_url: text().notNull(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
  session_hash: text(),
});

export const vendorTransactions = pgTable('vendor_transactions', {
  merchant: merchant(),
  vassalage: text().notNull(),
  transaction_id: text().notNull(),
  kind: text().$type<'debit' | 'credit' | 'rollback'>().notNull(),
  session_id: text().notNull(),
  round: text().notNull(),
  amount: amount().notNull(),
  outcome: text().$type<'done' | 'insufficientFunds' | 'balanceOutOfRange' | 'nothingToRollBack'>().notNull(),
  balance: amount().notNull(),
  sequence: bigint({ mode: 'number' }).notNull(),
  rolled_back: boolean().notNull().default(false),
  occurred_at: moment().notNull(),
});

export const announcements = pgTable('announcements', {
  merchant: merchant(),
  id: text().notNull(),
  kind: text().$type<'banner' | 'player' | 'popup' | 'promotion'>().notNull(),
  execution: text().$type<'A' | 'B' | 'F'>(),
  group_name: text(),
  titles: jsonb().$type<Words>().notNull(),
  contents: jsonb().$type<Words>().notNull(),
  image: text(),
  linkage_type: text().notNull().default(''),
  starts_at: moment().notNull(),
  ends_at: moment(),
  promotion_type: text(),
  position: integer().notNull(),
});
