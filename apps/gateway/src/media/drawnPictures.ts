import { openLane } from '../load/lane.ts';
import type { LaneLimits } from '../load/lane.ts';
import { keptTexts } from '../app/keptTexts.ts';
import { rateWindows, secondsLeft } from '../app/rateWindows.ts';
import type { Window } from '../app/rateWindows.ts';
import type { CoverWidth, Picture } from './drawPicture.ts';

export type DrawLimits = {
  /** Bytes of the pictures in memory; the ones that were asked for longest ago go first. */
  readonly keptBytes: number;
  /** Pictures that an address may have drawn in a minute. A page shows some sixty. */
  readonly perMinute: number;
  readonly lane: LaneLimits;
};

const usual: DrawLimits = {
  keptBytes: 32 * 1024 * 1024,
  perMinute: 600,
  // Drawing itself takes two at a time; a page of covers waits for its turn.
  lane: { atOnce: 8, waiting: 200, longestMs: 10_000 },
};

/** A picture, undefined where there is none, or why none is drawn: too many for this address, or too many for now. */
export type Drawn = Picture | undefined | { readonly retryAfter: number } | 'overloaded';

type Draw = (path: string, width: CoverWidth) => Promise<Picture | undefined>;

/** Draws pictures once, and keeps them in memory. What is kept counts for nobody. */
export const drawnPictures = (draw: Draw, clock: { now(): number }, limits: Partial<DrawLimits> = {}) => {
  const { keptBytes, perMinute, lane: places } = { ...usual, ...limits };
  const kept = keptTexts<Picture>(keptBytes);
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
    // Another caller may have begun it meanwhile.
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
