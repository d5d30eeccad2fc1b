import { availableParallelism } from 'node:os';
import { carriesFile } from '@baize/domain/uploads';
import { operations, routes } from '@baize/gateway-contract';
import type { MiddlewareHandler } from 'hono';
import type { GatewayContext, GatewayEnv } from '../app/gateway.types.ts';
import { openLane } from './lane.ts';
import type { Lane, LaneLimits } from './lane.ts';
import { overloaded } from './overloaded.ts';

/** The kinds of work that wait for each other, and for no other kind. */
type LaneName = 'calls' | 'sealed' | 'outside' | 'files' | 'vendor';
export type LoadLimits = { readonly [Name in LaneName]: LaneLimits };

/** Milliseconds that a call waits for its turn when nothing else is set. */
export const LONGEST_WAIT_MS = 300;

/** The share of the longest wait that is left under overload. */
const STANDING_SHARE = 1 / 3;

/**
 * The limits of a gateway. A queue takes the burst of a page that loads; its time is what bounds it under load: whoever
 * waits longer has gone, or comes again, and later answers would serve nobody.
 */
export const loadLimits = (longestMs: number = LONGEST_WAIT_MS): LoadLimits => ({
  // With the vendors as many as the database has connections: more at once would wait there, where nobody counts them.
  calls: { atOnce: 8, waiting: 200, longestMs, standingMs: longestMs * STANDING_SHARE },
  // They hash passwords, about 50 ms of a processor each, on as many threads as there are processors to spare.
  sealed: { atOnce: 2 * Math.max(2, availableParallelism() - 1), waiting: 12, longestMs },
  // They ask a provider of sign-ins, which may be slow, and nobody else waits for it.
  outside: { atOnce: 16, waiting: 16, longestMs },
  // One picture is at work at a time, and few wait for it: their callers expect to.
  files: { atOnce: 8, waiting: 40, longestMs: 20_000 },
  // A refused bet is a broken round: the money of games has places of its own.
  vendor: { atOnce: 4, waiting: 100, longestMs },
});

const sealedCalls = new Set(
  operations
    .filter(({ payload }) => payload !== undefined)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`),
);

const laneNameOf = ({ req: { method, path } }: GatewayContext): LaneName => {
  if (path.startsWith('/vendor/')) return 'vendor';
  if (carriesFile(path)) return 'files';
  if (path.startsWith(routes.logInSocial.path)) return 'outside';
  return sealedCalls.has(`${method} ${path}`) ? 'sealed' : 'calls';
};

/**
 * Bounds the work at the same time, and the queue in front of it: beyond, a call is refused at once with 503 and
 * `Retry-After`, so that those that are accepted are answered in time. A call whose client has gone is dropped before
 * its work begins. A stream of events is answered when it opens, and holds no place.
 */
export const shedLoad = (limits: LoadLimits): MiddlewareHandler<GatewayEnv> => {
  const lanes: Readonly<Record<LaneName, Lane>> = {
    calls: openLane(limits.calls),
    sealed: openLane(limits.sealed),
    outside: openLane(limits.outside),
    files: openLane(limits.files),
    vendor: openLane(limits.vendor),
  };
  return async (c, next) => {
    const turn = await lanes[laneNameOf(c)].enter(c.req.raw.signal);
    if (typeof turn === 'string') return overloaded(c);
    try {
      await next();
    } finally {
      turn();
    }
    return undefined;
  };
};
