import type { OperationId } from '@baize/gateway-contract';
import type { Orm } from '../database/database.types.ts';
import { rateWindows, secondsLeft } from './rateWindows.ts';
import type { Window } from './rateWindows.ts';

/** A call to count: per merchant, network and operation. */
export type Counted = {
  merchant: string;
  network: string;
  operationId: OperationId;
  /** The merchant's time in ms. */
  now: number;
  /** Calls allowed per minute. */
  limit: number;
};

export type RateLimiter = {
  /** Counts a call; returns the seconds to wait if the limit is exceeded, else undefined. */
  readonly take: (call: Counted, orm: Orm) => number | undefined | Promise<number | undefined>;
};

export const keyOf = ({ merchant, network, operationId }: Counted): string => `${merchant} ${network} ${operationId}`;

type CountedWindow = Window & { count: number };

/** An in-memory limiter with fixed windows of a minute, for a single process. */
export const createRateLimiter = (windows = new Map<string, CountedWindow>()) => {
  const { at, open } = rateWindows(windows);
  return {
    take: (call: Counted): number | undefined => {
      const { now, limit } = call;
      const key = keyOf(call);
      const window = at(key, now) ?? open(key, { from: now, count: 0 }, now);
      window.count += 1;
      return window.count > limit ? secondsLeft(window, now) : undefined;
    },
  } satisfies RateLimiter;
};
