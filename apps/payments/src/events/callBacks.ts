import type { Clock } from '../clock.types.ts';
import { isFinal } from '../orders/order.rules.ts';
import type { Order, OrderEvent } from '../orders/order.types.ts';
import { signature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../signature/signature.ts';

const CALL_BACK_PATH = '/payments/events';
const LATE_MILLISECONDS = 30_000;
const LONGEST_WAIT_MILLISECONDS = 60_000;
const GIVE_UP_MILLISECONDS = 24 * 60 * 60 * 1000;
const TIMEOUT_MILLISECONDS = 5000;

export type CallBackOptions = {
  /** The gateway's address without a path. */
  readonly gateway: string;
  readonly secret: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMilliseconds?: number;
};

/** Wait after a number of failed tries: 1, 2, 4 … 32 seconds, then a minute each. */
const waitAfter = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT_MILLISECONDS);

/**
 * Calls the gateway back at least once for each event: again and again until it acknowledges with any 2xx, for a day. An
 * order's delivery says in what disorder.
 */
export const createCallBacks = (options: CallBackOptions, clock: Clock) => {
  const { gateway, secret, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
  const send = options.fetch ?? fetch;
  const queues = new Map<string, Promise<void>>();
  const held = new Map<string, OrderEvent[]>();

  const isTaken = async (body: string): Promise<boolean> => {
    const timestamp = String(Math.floor(clock.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signature(secret, { timestamp, method: 'POST', path: CALL_BACK_PATH, body }),
    };
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const answer = await send(gateway + CALL_BACK_PATH, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'manual',
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  };

  const deliver = async (event: OrderEvent): Promise<void> => {
    const body = JSON.stringify(event);
    const end = clock.now() + GIVE_UP_MILLISECONDS;
    for (let failures = 1; !(await isTaken(body)); failures += 1) {
      if (clock.now() >= end) return;
      await clock.wait(waitAfter(failures));
    }
  };

  /** Delivers after everything before it in the order's queue. */
  const queue = (id: string, deliveries: () => Promise<unknown>): void => {
    const before = queues.get(id);
    const deliverNext = async (): Promise<void> => {
      await before;
      await deliveries();
      if (queues.get(id) === next) queues.delete(id);
    };
    const next = deliverNext();
    queues.set(id, next);
  };

  const inReverse = async (events: readonly OrderEvent[]): Promise<void> => {
    for (const event of events.toReversed()) await deliver(event);
  };

  /** Starts the delivery of an event of this order. */
  const start = (order: Order, event: OrderEvent): void => {
    const id = order.order;
    switch (order.delivery) {
      case 'once':
        return queue(id, () => deliver(event));
      case 'twice':
        return queue(id, () => Promise.all([deliver(event), deliver(event)]));
      case 'late':
        return void clock.wait(LATE_MILLISECONDS).then(() => queue(id, () => deliver(event)));
      case 'reversed': {
        const events = [...(held.get(id) ?? []), event];
        held.set(id, events);
        if (!isFinal(order)) return;
        held.delete(id);
        return queue(id, () => inReverse(events));
      }
      case 'never':
        return;
    }
  };

  return { start };
};
