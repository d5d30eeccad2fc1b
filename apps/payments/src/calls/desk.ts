import type { Context, Hono } from 'hono';
import type { Book } from '../orders/book.ts';
import { canFollow, depositAfter, isFinal } from '../orders/order.rules.ts';
import type { Order } from '../orders/order.types.ts';
import { deskDeposit, deskPayout } from '../orders/terms.ts';
import { fieldOf, jsonOf, refuse, refuseField } from './envelope.ts';

/** The sandbox desk: brings an order to an end at once, for tests and operators. */
export const mountDesk = (app: Hono, book: Book, view: (context: Context, order: Order) => Response): void => {
  app.post('/v1/sandbox/deposits/:order', async (context) => {
    const asked = deskDeposit.safeParse(await jsonOf(context));
    if (!asked.success) return refuseField(context, fieldOf(asked.error));
    const order = book.deposit(context.req.param('order'));
    if (order === undefined) return refuse(context, 404, 'orderUnknown');
    if (isFinal(order)) return refuse(context, 409, 'orderFinal', { state: order.state });
    const action = asked.data.action === 'pay' ? 'confirm' : asked.data.action;
    if (depositAfter(order.state, action) === undefined) return refuseField(context, 'action');
    return view(context, book.act(order.order, action, asked.data.paid) ?? order);
  });

  app.post('/v1/sandbox/payouts/:order', async (context) => {
    const asked = deskPayout.safeParse(await jsonOf(context));
    if (!asked.success) return refuseField(context, fieldOf(asked.error));
    const { state, paid } = asked.data;
    const order = book.payout(context.req.param('order'));
    if (order === undefined) return refuse(context, 404, 'orderUnknown');
    if (isFinal(order)) return refuse(context, 409, 'orderFinal', { state: order.state });
    if (!canFollow(order.state, state)) return refuseField(context, 'state');
    const isPart = state === 'partly' && BigInt(paid ?? '1') < BigInt(order.amount);
    if (paid === undefined ? state === 'partly' && !isPart : !isPart) return refuseField(context, 'paid');
    return view(context, book.settle(order.order, state, paid) ?? order);
  });
};
