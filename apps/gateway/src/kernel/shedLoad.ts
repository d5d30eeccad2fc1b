import { availableParallelism } from 'node:os';
import { carriesFile } from '@baize/domain/uploads';
import { operations, routes } from '@baize/gateway-contract';
import type { MiddlewareHandler } from 'hono';
import type { GatewayContext, GatewayEnv } from './gateway.types.ts';
import { openLane } from '../load/lane.ts';
import type { Lane, LaneLimits } from '../load/lane.ts';
import { overloaded } from './overloaded.ts';

/** Kinds of calls, each with a lane of its own. */
type LaneName = 'calls' | 'sealed' | 'outside' | 'files' | 'vendor';
export type LoadLimits = { readonly [Name in LaneName]: LaneLimits };

/** Default of the maximum wait in the queue. */
export const LONGEST_WAIT_MS = 300;

/** The maximum wait under overload, as a share of `longestMs`. */
const STANDING_SHARE = 1 / 3;

/**
 * The default limits. A queue absorbs the burst of a page load; under load its time limit bounds it, since clients that
 * wait longer have left or retried.
 */
export const loadLimits = (longestMs: number = LONGEST_WAIT_MS): LoadLimits => ({
  // `calls` and `vendor` together roughly match the database's 10 connections: more would queue there, unbounded.
  calls: { atOnce: 8, waiting: 200, longestMs, standingMs: longestMs * STANDING_SHARE },
  // These hash passwords, about 50 ms of CPU each, on all processors but one (at least two).
  sealed: { atOnce: 2 * Math.max(2, availableParallelism() - 1), waiting: 12, longestMs },
  // These call a social login provider or the payment provider, which may be slow, so they must not hold places of other calls.
  outside: { atOnce: 16, waiting: 16, longestMs },
  // Pictures are decoded one at a time; callers expect an upload to take seconds.
  files: { atOnce: 8, waiting: 40, longestMs: 20_000 },
  // A refused bet breaks a round, so vendors' wallet calls have places of their own.
  vendor: { atOnce: 4, waiting: 100, longestMs },
});

const sealedCalls = new Set(
  operations
    .filter(({ payload }) => payload !== undefined)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`),
);

/** Calls that ask the payment provider, which may be slow. */
const asking: ReadonlySet<string> = new Set(
  [routes.createDeposit, routes.getDeposit, routes.cancelDeposit, routes.confirmWithdrawal].map(
    ({ method, path }) => `${method.toUpperCase()} ${path}`,
  ),
);

const laneNameOf = ({ req: { method, path } }: GatewayContext): LaneName => {
  if (path.startsWith('/vendor/') || path.startsWith('/payments/')) return 'vendor';
  if (carriesFile(path)) return 'files';
  if (path.startsWith(routes.logInSocial.path) || asking.has(`${method} ${path}`)) return 'outside';
  return sealedCalls.has(`${method} ${path}`) ? 'sealed' : 'calls';
};

/**
 * Limits concurrent calls and their queue per lane; refuses the rest at once with 503 and `Retry-After`, so that
 * accepted calls are answered in time. A call whose client disconnects while it waits is dropped. An event stream frees
 * its place once it is open.
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
