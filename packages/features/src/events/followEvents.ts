import { pause } from '@baize/gateway-sdk';
import type { MemberEvent, ReceivedEvent } from '@baize/gateway-sdk/events';
import type { OpenStream, TabNews, Tabs } from './events.types.ts';
import { mayReconnect, newsOf, reconnectDelay, STEADY_MS } from './events.rules.ts';

export type Following = Tabs & {
  readonly open: OpenStream;
  /** Identifies session and merchant: tabs with the same value share a stream. */
  readonly whose: string;
  readonly random: () => number;
  readonly now: () => number;
  readonly onEvent: (event: MemberEvent) => void;
};

/**
 * Follows the member's events with one stream for all tabs of the browser (D34): the tab that holds the lock reads the
 * stream and broadcasts each event. When it closes, the next tab resumes after the last event id it knows. Returns a
 * function that stops.
 */
export const followEvents = ({ open, whose, locks, channel, random, now, onEvent }: Following): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  let last: string | undefined;

  const take = ({ lastEventId, event }: ReceivedEvent): void => {
    last = lastEventId ?? last;
    if (event !== undefined) onEvent(event);
  };

  const pass = (told: ReceivedEvent): void => {
    take(told);
    const news: TabNews = { type: 'memberTold', whose, ...told };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs reaches its own origin alone
    channel?.postMessage(news);
  };

  const listen = async (): Promise<void> => {
    for (let failures = 0; ; failures += 1) {
      const answer = await open(last, signal);
      const since = now();
      if (answer.ok) for await (const told of answer.value) if (!signal.aborted) pass(told);
      if (signal.aborted || (!answer.ok && !mayReconnect(answer.error))) return;
      if (answer.ok && now() - since >= STEADY_MS) failures = 0;
      await pause(reconnectDelay(failures, random, answer.ok ? undefined : answer.error), signal);
      if (signal.aborted) return;
    }
  };

  const handleMessage = ({ data }: { data: unknown }): void => {
    const news = newsOf(data, whose);
    if (news !== undefined) take(news);
  };
  channel?.addEventListener('message', handleMessage);
  // Aborting a pending lock request rejects its promise.
  const listening = locks === undefined ? listen() : locks.request(`events of ${whose}`, { signal }, listen);
  listening.catch(() => undefined);
  return () => {
    over.abort();
    channel?.removeEventListener('message', handleMessage);
  };
};
