import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { orderSteps } from './payments.schema.ts';

export type OrderStep = typeof orderSteps.$inferSelect;
type NewStep = Pick<OrderStep, 'step' | 'by'> & { readonly amount?: bigint; readonly at: Date };

/** Adds a step to an order, whose row the caller has locked or inserted. */
export const addStep = async (
  tx: Tx,
  merchant: string,
  orderId: string,
  { amount, ...step }: NewStep,
): Promise<void> => {
  const nth = sql<number>`(select coalesce(max(nth), 0) + 1 from ${orderSteps} where merchant = ${merchant} and order_id = ${orderId}::uuid)`;
  await tx.insert(orderSteps).values({ merchant, order_id: orderId, nth, amount: amount ?? null, ...step });
};

/** Steps of orders in their order, by order id. */
export const stepsOf = async (
  orm: Orm,
  merchant: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderStep[]>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(orderSteps)
    .where(and(eq(orderSteps.merchant, merchant), inArray(orderSteps.order_id, [...orderIds])))
    .orderBy(asc(orderSteps.nth));
  return Map.groupBy(rows, ({ order_id: id }) => id);
};
