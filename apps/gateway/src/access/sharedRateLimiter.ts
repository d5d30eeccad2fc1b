import type { Orm } from '../database/database.types.ts';
import { countCalls } from './callCounts.store.ts';
import { keyOf } from '../kernel/rateLimiter.ts';
import type { Counted, RateLimiter } from '../kernel/rateLimiter.ts';
import { endedBefore, rateWindows, secondsLeft } from '../kernel/rateWindows.ts';
import type { Window } from '../kernel/rateWindows.ts';

/** A limit is leased in 20 portions, so that frequent calls seldom query the database. */
const PORTIONS = 20;

/** Tolerated difference between the clocks of two gateways. */
const SKEW_MS = 5000;

/** This process's share of a window: calls `left` under `limit`; `isUsedUp` once the window has no more to lease. */
type Lease = Window & { readonly limit: number; left: number; isUsedUp: boolean };

const spend = (lease: Lease): boolean => {
  if (lease.left === 0) return false;
  lease.left -= 1;
  return true;
};

/**
 * A limiter for several gateways on one database. Each leases portions of a limit, one statement per portion, and
 * spends them in memory; once the limit is used up it queries no more until the window ends. A portion that another
 * gateway leased and did not spend is lost to the visitor: at most a twentieth of the limit, none of a limit below 40.
 */
export const createSharedRateLimiter = (): RateLimiter => {
  const { at, open } = rateWindows<Lease>(undefined, SKEW_MS);
  const asking = new Map<string, Promise<Lease>>();

  const ask = async (call: Counted, orm: Orm): Promise<Lease> => {
    const { merchant, network, operationId, now, limit } = call;
    const key = keyOf(call);
    const held = at(key, now);
    const portion = Math.max(1, Math.floor(limit / PORTIONS));
    const { taken, from } = await countCalls(orm, {
      merchant,
      subject: `${operationId} ${network}`,
      now,
      endedBefore: endedBefore(now),
      beginsBefore: now + SKEW_MS,
      portion,
      // After a change of the limit, the unspent rest of the old lease is returned.
      back: held?.left ?? 0,
    });
    const left = Math.max(0, Math.min(portion, portion - (taken - limit)));
    return open(key, { from, limit, left, isUsedUp: left < portion }, now);
  };

  const take = async (call: Counted, orm: Orm): Promise<number | undefined> => {
    const { now, limit } = call;
    const key = keyOf(call);
    const held = at(key, now);
    if (held?.limit === limit) {
      if (spend(held)) return undefined;
      if (held.isUsedUp) return secondsLeft(held, now);
    }
    const begun = asking.get(key);
    const asked = begun ?? ask(call, orm).finally(() => asking.delete(key));
    asking.set(key, asked);
    const lease = await asked;
    if (lease.limit !== limit) return take(call, orm);
    if (spend(lease)) return undefined;
    return lease.isUsedUp ? secondsLeft(lease, now) : take(call, orm);
  };
  return { take };
};
