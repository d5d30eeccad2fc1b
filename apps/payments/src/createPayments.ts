import { readAssets } from '@baize/service/assets';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mountCalls } from './calls/calls.ts';
import type { Clock } from './clock.types.ts';
import { createCallBacks, type CallBackOptions } from './events/callBacks.ts';
import { createEventLog } from './events/eventLog.ts';
import { createBook } from './orders/book.ts';
import { mountPay } from './page/pay.ts';

/**
 * Headers of every response: only our own files load, forms are sent to us alone, and only local sites at the public
 * port may frame a page.
 */
const pageHeaders = (publicPort: number): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors http://*.localhost:${publicPort}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

export type PaymentsOptions = CallBackOptions & {
  /** Port of the local sites that may frame our pages, and of the pay page's own address. */
  readonly publicPort: number;
  readonly clock?: Clock;
};

const LARGEST_BODY = 8 * 1024;
const realClock: Clock = {
  now: Date.now,
  wait: (milliseconds) => delay(milliseconds, undefined, { ref: false }),
};

/**
 * The payment provider as a fetch handler: signed calls under /v1, the pay page at /pay/<token>, /assets and /ready. It
 * calls the gateway back at /payments/events.
 */
export const createPayments = (
  options: PaymentsOptions,
): { fetch: (request: Request) => Response | Promise<Response> } => {
  const { publicPort, secret, clock = realClock } = options;
  const log = createEventLog();
  const callBacks = createCallBacks(options, clock);
  const book = createBook(clock, (order) => callBacks.start(order, log.record(order, clock.now())));
  const assets = readAssets(join(import.meta.dirname, '../static'));
  const headers = Object.entries(pageHeaders(publicPort));
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  app.get('/ready', (context) => context.text('ready'));

  app.get('/assets/:name', (context) => {
    const asset = assets.get(context.req.param('name'));
    if (asset === undefined) return context.notFound();
    context.header('ETag', asset.etag);
    context.header('Cache-Control', 'no-cache');
    if (context.req.header('If-None-Match') === asset.etag) return context.body(null, 304);
    return context.body(asset.body, 200, { 'Content-Type': asset.type });
  });

  app.use(bodyLimit({ maxSize: LARGEST_BODY }));
  mountCalls(app, { book, log, clock, secret, origin: `http://pay.localhost:${publicPort}` });
  mountPay(app, { book, clock });

  return { fetch: (request) => app.fetch(request) };
};
