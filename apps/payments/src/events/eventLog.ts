import { randomBytes } from 'node:crypto';
import type { Order, OrderEvent } from '../orders/order.types.ts';

/** Every event in order, numbered from 1. `epoch` changes when the numbers begin anew: with the process. */
export const createEventLog = () => {
  const events: OrderEvent[] = [];
  const epoch = randomBytes(8).toString('hex');

  const record = (order: Order, now: number): OrderEvent => {
    const event: OrderEvent = {
      event: `ev_${randomBytes(12).toString('hex')}`,
      kind: order.kind,
      order: order.order,
      reference: order.reference,
      state: order.state,
      sequence: order.sequence,
      amount: order.amount,
      currency: order.currency,
      method: order.method,
      network: order.network,
      paid: order.paid,
      reason: order.reason,
      at: new Date(now).toISOString(),
    };
    events.push(event);
    return event;
  };

  const after = (number: number, limit: number) => {
    const found = events.slice(number, number + limit);
    return { epoch, events: found, next: number + found.length };
  };

  return { record, after };
};

export type EventLog = ReturnType<typeof createEventLog>;
