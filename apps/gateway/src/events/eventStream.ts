import type { MemberEvent } from '@baize/gateway-contract';
import type { StoredEvent } from './events.store.ts';

/** Events after an id, and the id to resume after. */
export type News = {
  readonly events: readonly StoredEvent[];
  readonly last: number;
  /** True when more events exist than one read returns. */
  readonly hasMore?: boolean;
};

export type EventStreamOptions = {
  /** Reads the events after an id, or from now on without one; undefined when the session has ended. */
  readonly read: (after: number | undefined) => Promise<News | undefined>;
  readonly after: number | undefined;
  /** Called once when the stream ends; with the error when a read failed. */
  readonly onEnd: (error?: unknown) => void;
};

/** A stream of server-sent events to one reader. */
export type EventStream = {
  readonly body: ReadableStream<Uint8Array>;
  /** Resolves once the stream knows from which event on it sends, or has ended. */
  readonly ready: Promise<void>;
  /** Id of the last event sent. */
  readonly last: () => number | undefined;
  /** Reads new events, if there are any. */
  readonly wake: () => void;
  /** Sends a heartbeat; ends the stream when the reader has not taken the previous one. */
  readonly beat: () => void;
  readonly end: () => void;
};

const encoder = new TextEncoder();

const dataOf = (data: MemberEvent): string => `data: ${JSON.stringify(data)}\n`;

/** The first chunk without events sends the id alone: the browser stores it for `Last-Event-ID` and fires no event. */
const textOf = ({ events, last }: News, isFirst: boolean): string => {
  const text = events.map(({ id, data }) => `id: ${id}\n${dataOf(data)}\n`).join('');
  return isFirst && text === '' ? `id: ${last}\n\n` : text;
};

/** An event stream with backpressure: unread events stay in the database. */
export const eventStream = ({ read, after, onEnd }: EventStreamOptions): EventStream => {
  let position = after;
  let isFirst = true;
  let mayHaveNews = true;
  let isBeating = false;
  let isAskedForMore = false;
  let isOver = false;
  let isCancelled = false;
  let resume: (() => void) | undefined;
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();

  const finish = (error?: unknown): void => {
    if (isOver) return;
    isOver = true;
    markReady();
    resume?.();
    onEnd(error);
  };

  /** Text to send now; empty when there is none. */
  const next = async (): Promise<string> => {
    if (mayHaveNews) {
      mayHaveNews = false;
      const news = await read(position);
      if (news === undefined) {
        finish();
        return '';
      }
      position = news.last;
      markReady();
      if (news.hasMore === true) mayHaveNews = true;
      const text = textOf(news, isFirst);
      isFirst = false;
      return text;
    }
    return isBeating ? ':\n\n' : '';
  };

  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    for (;;) {
      if (isOver) break;
      const text = await next();
      if (text !== '' && !isOver) {
        isBeating = false;
        controller.enqueue(encoder.encode(text));
        return;
      }
      if (!isOver && !mayHaveNews && !isBeating) await new Promise<void>((resolve) => (resume = resolve));
    }
    if (!isCancelled) controller.close();
  };

  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      isAskedForMore = true;
      return pull(controller)
        .catch((error: unknown) => {
          finish(error);
          controller.error(error);
        })
        .finally(() => (isAskedForMore = false));
    },
    cancel: () => {
      isCancelled = true;
      finish();
    },
  });

  return {
    body,
    ready,
    last: () => position,
    wake: () => {
      mayHaveNews = true;
      resume?.();
    },
    beat: () => {
      // A reader that is waiting for data is alive: under load a query may take longer than one heartbeat.
      if (isBeating && !isAskedForMore) finish();
      isBeating = true;
      resume?.();
    },
    end: () => finish(),
  };
};
