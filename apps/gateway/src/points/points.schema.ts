import { sql } from 'drizzle-orm';
import { bigint, check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../accounts/member.schema.ts';

const points = () => bigint({ mode: 'number' }).notNull();

/** Point account of a member. Each movement locks this row, so that no point is spent twice. */
export const pointAccounts = merchantTable(
  'point_accounts',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    balance: points(),
    /** Points earned by stakes, minus those taken back. */
    earned: points(),
    /** Sequence of the last movement. */
    sequence: points(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id] }),
    ofMember(table),
    check('point_accounts_balance', sql`${table.balance} >= 0`),
  ],
);

/** Kind of a movement; `takenBack` reverses points whose stake was returned. */
export type PointMovementKind = 'earned' | 'takenBack' | 'granted' | 'redeemed' | 'returned' | 'converted';

/** Movements of an account, numbered without gaps, each with the balance after it. */
export const pointMovements = merchantTable(
  'point_movements',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    sequence: points(),
    kind: text().$type<PointMovementKind>().notNull(),
    points: points(),
    balance_after: points(),
    occurred_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id, table.sequence] }),
    ofMember(table),
    check('point_movements_points', sql`${table.points} <> 0`),
  ],
);

/** A redemption of a reward; `applying` until it is decided. */
export const redemptions = merchantTable(
  'redemptions',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    reward_id: text().notNull(),
    points: points(),
    status: text().$type<'applying' | 'rejected' | 'approved'>().notNull(),
    requested_at: moment().notNull(),
    decides_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('redemptions_member').on(table.merchant, table.member_id, table.requested_at, table.id),
  ],
);
