import type { OperationId } from '@baize/gateway-contract';

const WINDOW_MS = 60_000;
const SWEEP_EVERY = 10_000;

/** The calls of one visitor to one operation since a moment. */
export type Window = { from: number; count: number };

export type RateLimiter = {
  /** Counts a call; answers the seconds to wait when there have been too many, else undefined. */
  readonly take: (call: {
    merchant: string;
    network: string;
    operationId: OperationId;
    now: number;
    /** How many a minute are let through. */
    limit: number;
  }) => number | undefined;
};

/** Counts calls by merchant, address and operation in windows of a minute; each process counts for itself. */
export const createRateLimiter = (windows = new Map<string, Window>()): RateLimiter => {
  let opened = 0;
  const open = (key: string, now: number): Window => {
    opened += 1;
    if (opened % SWEEP_EVERY === 0)
      for (const [old, { from }] of windows) if (now >= from + WINDOW_MS) windows.delete(old);
    const window = { from: now, count: 0 };
    windows.set(key, window);
    return window;
  };
  return {
    take({ merchant, network, operationId, now, limit }) {
      const key = `${merchant} ${network} ${operationId}`;
      const last = windows.get(key);
      const window = last && now >= last.from && now < last.from + WINDOW_MS ? last : open(key, now);
      window.count += 1;
      return window.count > limit ? Math.ceil((window.from + WINDOW_MS - now) / 1000) : undefined;
    },
  };
};
