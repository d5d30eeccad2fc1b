import type { MiddlewareHandler } from 'hono';
import { overloaded } from './overloaded.ts';
import type { GatewayEnv } from './gateway.types.ts';

const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Reads the whole body before the call takes its time, session and place in the queue. A sender controls how slowly its
 * body arrives: it could otherwise bet on a draw whose result is known by the last byte, or block a place.
 */
export const readBody: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  if (BODILESS.has(c.req.method)) return next();
  try {
    await c.req.text();
  } catch (error) {
    if (c.req.raw.signal.aborted) return overloaded(c);
    throw error;
  }
  return next();
};
