import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '../clock.types.ts';
import type { EventLog } from '../events/eventLog.ts';
import type { Book } from '../orders/book.ts';
import { viewOf } from '../orders/order.rules.ts';
import type { Order } from '../orders/order.types.ts';
import { depositTerms, payoutTerms } from '../orders/terms.ts';
import { isSigned, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../signature/signature.ts';
import { mountDesk } from './desk.ts';
import { accept, fieldOf, jsonOf, refuse, refuseField } from './envelope.ts';

export type CallOptions = {
  readonly book: Book;
  readonly log: EventLog;
  readonly clock: Clock;
  readonly secret: string;
  /** Origin of the pay page. */
  readonly origin: string;
};

const page = z.object({
  after: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** Signed calls of the gateway: open, cancel and query orders, list events, and the sandbox desk. */
export const mountCalls = (app: Hono, { book, log, clock, secret, origin }: CallOptions): void => {
  const view = (context: Context, order: Order) => accept(context, viewOf(order, origin));

  app.use('/v1/*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const { pathname, search } = new URL(context.req.url);
    const timestamp = context.req.header(TIMESTAMP_HEADER) ?? '';
    const call = { timestamp, method: context.req.method, path: pathname + search, body: await context.req.text() };
    if (!isSigned(secret, call, context.req.header(SIGNATURE_HEADER) ?? '', clock.now()))
      return refuse(context, 403, 'forbidden');
    return next();
  });

  app.post('/v1/deposits', async (context) => {
    const terms = depositTerms.safeParse(await jsonOf(context));
    if (!terms.success) return refuseField(context, fieldOf(terms.error));
    const opened = book.openDeposit(terms.data);
    return opened === undefined ? refuse(context, 409, 'orderConflict') : view(context, opened);
  });

  app.post('/v1/payouts', async (context) => {
    const terms = payoutTerms.safeParse(await jsonOf(context));
    if (!terms.success) return refuseField(context, fieldOf(terms.error));
    const opened = book.openPayout(terms.data);
    return opened === undefined ? refuse(context, 409, 'orderConflict') : view(context, opened);
  });

  app.post('/v1/deposits/:order/cancel', (context) => {
    const id = context.req.param('order');
    const order = book.act(id, 'cancel') ?? book.deposit(id);
    return order === undefined ? refuse(context, 404, 'orderUnknown') : view(context, order);
  });

  for (const kind of ['deposit', 'payout'] as const)
    app.get(`/v1/${kind}s/:order`, (context) => {
      const order = book[kind](context.req.param('order'));
      return order === undefined ? refuse(context, 404, 'orderUnknown') : view(context, order);
    });

  app.get('/v1/events', (context) => {
    const asked = page.safeParse(context.req.query());
    if (!asked.success) return refuseField(context, fieldOf(asked.error));
    return accept(context, log.after(asked.data.after, asked.data.limit));
  });

  mountDesk(app, book, view);
};
