import { routes } from '@baize/gateway-contract';
import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';

const ID = /^\d{1,15}$/u;

/** The id that a reader says it has; undefined when it says none, or what was never one. */
const afterOf = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && ID.test(lastEventId) ? Number(lastEventId) : undefined;

const HEADERS = {
  'Content-Type': 'text/event-stream',
  // A proxy that gathers an answer before it passes it on would pass on nothing.
  'X-Accel-Buffering': 'no',
};

/** What happens to the member, as it happens (D34). */
export const mountEvents = (app: GatewayApp, { events }: Services): void => {
  handle(app, routes.openEvents, ({ c, call, session }) => {
    // Nobody reads what comes of a HEAD, nor says when that is enough.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, HEADERS);
    return c.body(events.open(call, session, afterOf(c.req.header('Last-Event-ID'))), 200, HEADERS);
  });
};
