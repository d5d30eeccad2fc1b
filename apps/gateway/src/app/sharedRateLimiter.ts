import type { Orm } from '../database/database.types.ts';
import { countCalls } from './callCounts.store.ts';
import { keyOf } from './rateLimiter.ts';
import type { Counted, RateLimiter } from './rateLimiter.ts';
import { endedBefore, rateWindows, secondsLeft } from './rateWindows.ts';
import type { Window } from './rateWindows.ts';

/** A limit is taken in so many portions, so that a call that may be made often seldom asks the database. */
const PORTIONS = 20;

/** How far apart the clocks of two gateways may be. */
const SKEW_MS = 5000;

/** What this process may still let through of a window, under which limit, and whether there is nothing more to be had. */
type Lease = Window & { readonly limit: number; left: number; isUsedUp: boolean };

const spend = (lease: Lease): boolean => {
  if (lease.left === 0) return false;
  lease.left -= 1;
  return true;
};

/**
 * Counts calls for all gateways on one database. Each takes portions of a limit in one statement, one after another, and
 * spends them by itself; who has used up all asks no more until the window ends. What another gateway holds and does not
 * spend is lost to a visitor: a twentieth of the limit at most, and nothing of a limit below forty.
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
      // Under another limit: what was taken and not spent counts for nothing.
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
