import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/rowsOf.ts';
import type { Orm } from '../database/database.types.ts';
import { depositOrders, withdrawalOrders } from './payments.schema.ts';

const [MEASURED, FEWEST] = [50, 5];

/** Median seconds of a merchant's latest orders of one direction, and how many were measured. */
export type MeasuredTime = { readonly seconds: number; readonly orders: number };

/** Measured times of deposits and withdrawals of all members, by direction; without one that has too few orders. */
export const measuredTimes = async (
  orm: Orm,
  merchant: string,
): Promise<Readonly<Partial<Record<'deposit' | 'withdrawal', MeasuredTime>>>> => {
  const rows = rowsOf(
    await orm.execute(sql`
      with latest as (
        (select 'deposit' as what, settled_at - created_at as took from ${depositOrders}
          where merchant = ${merchant} and status = 'credited' order by settled_at desc limit ${MEASURED})
        union all
        (select 'withdrawal', coalesce(sent_at, settled_at) - created_at from ${withdrawalOrders}
          where merchant = ${merchant} and status in ('received', 'forcedReceived')
          order by settled_at desc limit ${MEASURED})
      )
      select what, count(*)::int as orders,
        round(extract(epoch from percentile_cont(0.5) within group (order by took)))::int as seconds
      from latest group by what having count(*) >= ${FEWEST}`),
  );
  return Object.fromEntries(
    rows.map(({ what, seconds, orders }) => [String(what), { seconds: Number(seconds), orders: Number(orders) }]),
  );
};
