import { openLane } from '../load/lane.ts';
import type { LaneLimits } from '../load/lane.ts';
import { textCache } from '../kernel/textCache.ts';
import { rateWindows, secondsLeft } from '../kernel/rateWindows.ts';
import type { Window } from '../kernel/rateWindows.ts';
import type { CoverWidth, Picture } from './drawPicture.ts';

export type DrawLimits = {
  /** Cache size in bytes; the least recently used pictures are evicted first. */
  readonly keptBytes: number;
  /** Drawings per address and minute. A page shows about sixty pictures. */
  readonly perMinute: number;
  readonly lane: LaneLimits;
};

const usual: DrawLimits = {
  keptBytes: 32 * 1024 * 1024,
  perMinute: 600,
  // Two pictures are drawn in parallel; a page of covers queues.
  lane: { atOnce: 8, waiting: 200, longestMs: 10_000 },
};

/**
 * A picture, undefined for an unknown path, or the reason that none was drawn: the address's rate limit, or a full
 * queue.
 */
export type Drawn = Picture | undefined | { readonly retryAfter: number } | 'overloaded';

type Draw = (path: string, width: CoverWidth) => Promise<Picture | undefined>;

/** Draws each picture once and caches it in memory. Cached pictures do not count towards the rate limit. */
export const drawnPictures = (draw: Draw, clock: { now(): number }, limits: Partial<DrawLimits> = {}) => {
  const { keptBytes, perMinute, lane: places } = { ...usual, ...limits };
  const kept = textCache<Picture>(keptBytes);
  const begun = new Map<string, Promise<Picture | undefined>>();
  const windows = rateWindows<Window & { count: number }>();
  const lane = openLane(places);

  const secondsToWait = (network: string): number | undefined => {
    const now = clock.now();
    const window = windows.at(network, now) ?? windows.open(network, { from: now, count: 0 }, now);
    window.count += 1;
    return window.count > perMinute ? secondsLeft(window, now) : undefined;
  };

  const drawNew = async (key: string, path: string, width: CoverWidth): Promise<Picture | undefined> => {
    const picture = await draw(path, width);
    if (picture !== undefined) kept.set(key, picture, picture.bytes.length);
    return picture;
  };

  return async (path: string, width: CoverWidth, network: string, signal: AbortSignal): Promise<Drawn> => {
    const key = `${path} ${width}`;
    const known = kept.get(key) ?? begun.get(key);
    if (known !== undefined) return known;
    const retryAfter = secondsToWait(network);
    if (retryAfter !== undefined) return { retryAfter };
    const turn = await lane.enter(signal);
    if (typeof turn === 'string') return 'overloaded';
    // Another call may have started it while this one queued.
    const drawing = begun.get(key) ?? drawNew(key, path, width);
    begun.set(key, drawing);
    try {
      return await drawing;
    } finally {
      begun.delete(key);
      turn();
    }
  };
};
