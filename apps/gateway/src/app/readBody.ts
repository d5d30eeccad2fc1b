import type { MiddlewareHandler } from 'hono';
import { overloaded } from '../load/overloaded.ts';
import type { GatewayEnv } from './gateway.types.ts';

const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Reads the whole body before the call begins. A sender decides how slowly its body arrives: a call with the time and the
 * session of its first byte could bet on a draw that is known, and a call at work would hold its place for a slow sender.
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
