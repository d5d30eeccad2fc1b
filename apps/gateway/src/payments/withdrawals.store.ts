import { and, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { Page, PageRequest } from '../paging/pageOf.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import type { OrderFilters } from './deposits.store.ts';
import { withdrawalAccounts as accounts, withdrawalOrders as orders } from './payments.schema.ts';
import type { WithdrawalStatus } from './payments.schema.ts';

export type WithdrawalOrder = typeof orders.$inferSelect;
export type WithdrawalAccount = typeof accounts.$inferSelect;

const isThis = (merchant: string, id: string) => and(eq(orders.merchant, merchant), eq(orders.id, id));
const ofOwner = ({ merchant, memberId }: Owner) => and(eq(orders.merchant, merchant), eq(orders.member_id, memberId));

/** Statuses that nothing left the member's balance for. */
const UNDONE: WithdrawalStatus[] = ['cancelled', 'rejected', 'notReceived'];

/** Number and sum of a member's withdrawals since a moment, without those that came back whole. */
export const withdrawnSince = async (
  orm: Orm,
  owner: Owner,
  since: Date,
): Promise<{ count: number; amount: bigint }> => {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${orders.amount}), 0)::text` })
    .from(orders)
    .where(and(ofOwner(owner), gte(orders.created_at, since), notInArray(orders.status, UNDONE)));
  return { count: row?.count ?? 0, amount: BigInt(row?.amount ?? 0) };
};

export const lockWithdrawal = async (tx: Tx, merchant: string, id: string): Promise<WithdrawalOrder | undefined> => {
  const [order] = await tx.select().from(orders).where(isThis(merchant, id)).for('update');
  return order;
};

export const changeWithdrawal = async (
  orm: Orm,
  { merchant, id }: Pick<WithdrawalOrder, 'merchant' | 'id'>,
  changes: Partial<WithdrawalOrder>,
): Promise<void> => {
  await orm.update(orders).set(changes).where(isThis(merchant, id));
};

export const findWithdrawal = async (orm: Orm, owner: Owner, id: string): Promise<WithdrawalOrder | undefined> => {
  const [order] = await orm
    .select()
    .from(orders)
    .where(and(ofOwner(owner), eq(orders.id, id)));
  return order;
};

/** A page of a member's withdrawals, newest first; undefined for a cursor of another list. */
export const listWithdrawals = (
  orm: Orm,
  owner: Owner,
  { status, timeZone, ...days }: OrderFilters<WithdrawalStatus>,
  page: PageRequest,
): Promise<Page<WithdrawalOrder> | undefined> => {
  const isOf = status === undefined ? undefined : eq(orders.status, status);
  const where = and(ofOwner(owner), isOf, inDays(orders.created_at, days, timeZone));
  return pageOf(orm, { table: orders, where, by: [orders.created_at, orders.id] }, page);
};

/** Withdrawals that have cooled, the oldest first. */
export const cooledWithdrawals = (orm: Orm, merchant: string, now: Date): Promise<WithdrawalOrder[]> =>
  orm
    .select()
    .from(orders)
    .where(and(eq(orders.merchant, merchant), eq(orders.status, 'cooling'), lte(orders.cooling_until, now)))
    .orderBy(orders.cooling_until)
    .limit(100);

/** Withdrawals at the provider that it was not asked about since `since`, the longest ago first. */
export const unaskedWithdrawals = (orm: Orm, merchant: string, since: Date): Promise<WithdrawalOrder[]> =>
  orm
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchant, merchant),
        inArray(orders.status, ['processing', 'sent', 'disputed']),
        lte(orders.asked_at, since),
      ),
    )
    .orderBy(orders.asked_at)
    .limit(100);

/** Accounts by id, removed ones too. */
export const accountsById = async (
  orm: Orm,
  merchant: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalAccount>> => {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), inArray(accounts.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
};
