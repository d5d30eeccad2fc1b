import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { DayRange } from '@baize/domain/days';
import { lockMember } from '../accounts/members.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { Page, PageRequest } from '../paging/pageOf.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { PENDING_LIMIT } from './methods.ts';
import type { Direction } from './methods.ts';
import { addStep } from './orderSteps.store.ts';
import { depositOrders as orders, switchedMethods, withdrawalAccounts, withdrawalOrders } from './payments.schema.ts';
import type { DepositStatus } from './payments.schema.ts';

export type DepositOrder = typeof orders.$inferSelect;

const OPEN: DepositStatus[] = ['pending', 'confirming'];
/** Orders that a measured time is taken from, and the fewest that say something. */
const [MEASURED, FEWEST] = [50, 5];

const isThis = (merchant: string, id: string) => and(eq(orders.merchant, merchant), eq(orders.id, id));
const ofOwner = ({ merchant, memberId }: Owner) => and(eq(orders.merchant, merchant), eq(orders.member_id, memberId));

export const countPending = async (orm: Orm, owner: Owner): Promise<number> => {
  const [row] = await orm
    .select({ pending: count() })
    .from(orders)
    .where(and(ofOwner(owner), inArray(orders.status, OPEN)));
  return row?.pending ?? 0;
};

/** Inserts an order with its first step; undefined when the member has as many pending as allowed. */
export const insertDeposit = async (
  tx: Tx,
  owner: Owner,
  order: Omit<typeof orders.$inferInsert, 'merchant' | 'member_id'>,
): Promise<DepositOrder | undefined> => {
  // Locks the member, so that concurrent orders cannot exceed the limit.
  await lockMember(tx, owner);
  if ((await countPending(tx, owner)) >= PENDING_LIMIT) return undefined;
  const own = { merchant: owner.merchant, member_id: owner.memberId };
  const [inserted] = await tx
    .insert(orders)
    .values({ ...order, ...own })
    .returning();
  if (inserted === undefined) throw new Error('An inserted order is returned.');
  await addStep(tx, owner.merchant, inserted.id, { step: 'opened', by: 'member', at: inserted.created_at });
  return inserted;
};

/** Reads an order and locks it until the transaction ends. */
export const lockDeposit = async (tx: Tx, merchant: string, id: string): Promise<DepositOrder | undefined> => {
  const [order] = await tx.select().from(orders).where(isThis(merchant, id)).for('update');
  return order;
};

export const changeDeposit = async (
  orm: Orm,
  { merchant, id }: Pick<DepositOrder, 'merchant' | 'id'>,
  changes: Partial<DepositOrder>,
): Promise<void> => {
  await orm.update(orders).set(changes).where(isThis(merchant, id));
};

export const findDeposit = async (orm: Orm, owner: Owner, id: string): Promise<DepositOrder | undefined> => {
  const [order] = await orm
    .select()
    .from(orders)
    .where(and(ofOwner(owner), eq(orders.id, id)));
  return order;
};

export type OrderFilters<Status> = DayRange & { readonly status?: Status | undefined; readonly timeZone: string };

/** A page of a member's orders, newest first; undefined for a cursor of another list. */
export const listDeposits = (
  orm: Orm,
  owner: Owner,
  { status, timeZone, ...days }: OrderFilters<DepositStatus>,
  page: PageRequest,
): Promise<Page<DepositOrder> | undefined> => {
  const isOf = status === undefined ? undefined : eq(orders.status, status);
  const where = and(ofOwner(owner), isOf, inDays(orders.created_at, days, timeZone));
  return pageOf(orm, { table: orders, where, by: [orders.created_at, orders.id] }, page);
};

/** Open orders that the provider was not asked about since `since`, the longest ago first. */
export const unaskedDeposits = (orm: Orm, merchant: string, since: Date): Promise<DepositOrder[]> =>
  orm
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchant, merchant),
        inArray(orders.status, OPEN),
        sql`${orders.asked_at} <= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(orders.asked_at)
    .limit(100);

/** Ids of the methods that are switched off. */
export const switchedOff = async (orm: Orm, merchant: string, direction: Direction): Promise<ReadonlySet<string>> => {
  const rows = await orm
    .select({ id: switchedMethods.method_id })
    .from(switchedMethods)
    .where(and(eq(switchedMethods.merchant, merchant), eq(switchedMethods.direction, direction)));
  return new Set(rows.map(({ id }) => id));
};

/** Switches a method off, or on again. */
export const switchMethod = async (
  orm: Orm,
  merchant: string,
  { method, direction }: { readonly method: string; readonly direction: Direction },
): Promise<void> => {
  const own = { merchant, method_id: method, direction };
  const switched = await orm.insert(switchedMethods).values(own).onConflictDoNothing().returning();
  if (switched.length > 0) return;
  await orm
    .delete(switchedMethods)
    .where(
      and(
        eq(switchedMethods.merchant, merchant),
        eq(switchedMethods.method_id, method),
        eq(switchedMethods.direction, direction),
      ),
    );
};

/** Median seconds of the last orders, by direction and method; without methods that have too few. */
export const measuredSeconds = async (orm: Orm, merchant: string): Promise<ReadonlyMap<string, number>> => {
  const rows = rowsOf(
    await orm.execute(sql`
      with done as (
        select 'deposit ' || method_id as what, settled_at, settled_at - created_at as took from ${orders}
        where merchant = ${merchant} and status = 'credited'
        union all
        select 'withdrawal ' || a.kind, w.settled_at, coalesce(w.sent_at, w.settled_at) - w.created_at
        from ${withdrawalOrders} w join ${withdrawalAccounts} a on a.merchant = w.merchant and a.id = w.account_id
        where w.merchant = ${merchant} and w.status in ('received', 'forcedReceived')
      ), latest as (select *, row_number() over (partition by what order by settled_at desc) as nth from done)
      select what, round(extract(epoch from percentile_cont(0.5) within group (order by took)))::int as seconds
      from latest where nth <= ${MEASURED} group by what having count(*) >= ${FEWEST}`),
  );
  return new Map(rows.map(({ what, seconds }) => [String(what), Number(seconds)]));
};
