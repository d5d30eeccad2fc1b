import { routes } from '@baize/gateway-contract';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';

const ID = /^\d{1,15}$/u;

/** Parses `Last-Event-ID`; undefined when it is missing or malformed. */
const afterOf = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && ID.test(lastEventId) ? Number(lastEventId) : undefined;

const HEADERS = {
  'Content-Type': 'text/event-stream',
  // nginx would buffer the response and deliver nothing.
  'X-Accel-Buffering': 'no',
};

/** Route of the member's event stream (D34). */
export const mountEvents = (app: GatewayApp, { events }: Services): void => {
  handle(app, routes.openEvents, async ({ c, call, session }) => {
    // HEAD gets headers only: a stream without a reader would never be closed.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, HEADERS);
    return c.body(await events.open(call, session, afterOf(c.req.header('Last-Event-ID'))), 200, HEADERS);
  });
};
