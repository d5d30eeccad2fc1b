import type { Answer } from '@baize/gateway-sdk';
import type { Told } from '@baize/gateway-sdk/events';
import type { ChannelOf } from '../app/index.ts';

/** What tabs of one site tell each other: what the one that listens has heard, and whose it is. */
export type TabNews = { readonly type: 'memberTold'; readonly whose: string } & Told;

/** What of `navigator.locks` is used. */
type TabLocks = {
  request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<unknown>;
};

/** What tabs of one browser have in common. */
export type Tabs = {
  /** None where the browser has none: then each tab listens for itself. */
  readonly locks?: TabLocks | undefined;
  readonly channel?: ChannelOf<TabNews> | undefined;
};

/** Opens a stream of what was told after an id. */
export type OpenStream = (lastEventId: string | undefined, signal: AbortSignal) => Answer<AsyncIterable<Told>>;
