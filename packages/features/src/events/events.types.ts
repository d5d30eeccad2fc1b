import type { Answer } from '@baize/gateway-sdk';
import type { ReceivedEvent } from '@baize/gateway-sdk/events';
import type { ChannelOf } from '../app/index.ts';

/** A broadcast message between tabs of one site: an event from the listening tab, and whose session it belongs to. */
export type TabNews = { readonly type: 'memberTold'; readonly whose: string } & ReceivedEvent;

/** The part of `navigator.locks` that is used. */
type TabLocks = {
  request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<unknown>;
};

/** Lock and channel shared by the tabs of one browser. */
export type Tabs = {
  /** Undefined in browsers without the Web Locks API: then each tab opens a stream of its own. */
  readonly locks?: TabLocks | undefined;
  readonly channel?: ChannelOf<TabNews> | undefined;
};

/** Opens the event stream, resumed after `lastEventId`. */
export type OpenStream = (lastEventId: string | undefined, signal: AbortSignal) => Answer<AsyncIterable<ReceivedEvent>>;
