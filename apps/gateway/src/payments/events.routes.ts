import type { GatewayApp, GatewayContext } from '../kernel/gateway.types.ts';
import { depositOrders, withdrawalOrders } from './payments.schema.ts';
import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { applyState } from './askProvider.ts';
import type { PaymentServices } from './payments.types.ts';
import type { OrderState } from './provider.types.ts';

const reject = (c: GatewayContext, code: string, status: 400 | 403 | 404 | 409 | 503) =>
  c.json({ success: false, message: '', value: { code } }, status);

/** Merchant and member of an order, across all merchants: ids are unique over them. */
const ownerOfOrder = async (orm: Orm, { kind, order }: OrderState) => {
  const table = kind === 'deposit' ? depositOrders : withdrawalOrders;
  const [row] = await orm
    .select({ merchant: table.merchant, memberId: table.member_id })
    .from(table)
    .where(eq(table.id, order));
  return row;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/**
 * Signed call-backs of the payment provider, delivered at least once and in any order: each state is applied once.
 * Duplicates and old states are acknowledged, other terms than the order's are refused and reported, and an order that is
 * not there yet is answered 404, so that its event comes again.
 */
export const mountPaymentEvents = (app: GatewayApp, services: PaymentServices): void => {
  const { database, merchants, clock, payments } = services;
  app.post('/payments/events', async (c) => {
    const { pathname: path, search } = new URL(c.req.url);
    const request = {
      method: c.req.method,
      path: path + search,
      body: await c.req.text(),
      header: (name: string) => c.req.header(name),
    };
    const state = payments.readEvent(request, clock.now());
    if (state === 'forged') return reject(c, 'forbidden', 403);
    if (state === 'malformed') return reject(c, 'invalidRequest', 400);
    const owner = UUID.test(state.order) ? await ownerOfOrder(database.owner, state) : undefined;
    const merchant = owner && (await merchants.find(owner.merchant));
    if (owner === undefined || merchant === undefined) return reject(c, 'orderUnknown', 404);
    const now = new Date(clock.now() + merchant.clockOffsetMs);
    const applied = await applyState(
      services,
      { database: database.of(merchant), merchant, now },
      state,
      owner.memberId,
    );
    if (applied === 'unknown') return reject(c, 'orderUnknown', 404);
    if (applied === 'differs') return reject(c, 'orderConflict', 409);
    if (applied === 'walletFull') return reject(c, 'walletFull', 503);
    return c.json({ success: true, message: '', value: { applied } });
  });
};
