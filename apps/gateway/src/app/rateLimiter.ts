import type { OperationId } from '@baize/gateway-contract';
import type { Orm } from '../database/database.types.ts';
import { rateWindows, secondsLeft } from './rateWindows.ts';
import type { Window } from './rateWindows.ts';

/** A call that is to be counted. */
export type Counted = {
  merchant: string;
  network: string;
  operationId: OperationId;
  /** The merchant's time. */
  now: number;
  /** How many a minute are let through. */
  limit: number;
};

export type RateLimiter = {
  /** Counts a call; answers the seconds to wait when there have been too many, else undefined. */
  readonly take: (call: Counted, orm: Orm) => number | undefined | Promise<number | undefined>;
};

export const keyOf = ({ merchant, network, operationId }: Counted): string => `${merchant} ${network} ${operationId}`;

type CountedWindow = Window & { count: number };

/** Counts calls by merchant, address and operation in windows of a minute, for a process that has its database to itself. */
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
