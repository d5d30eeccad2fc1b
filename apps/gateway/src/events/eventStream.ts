import type { MemberEvent } from '@baize/gateway-contract';
import type { StoredEvent } from './events.store.ts';

/** What has come since an id, and the id to go on after; undefined when the session has ended. */
export type News = {
  readonly events: readonly StoredEvent[];
  readonly last: number;
  /** There are more than were read at once. */
  readonly hasMore?: boolean;
};

export type EventStreamOptions = {
  /** Reads what came after an id; from the latest on when there is none. */
  readonly read: (after: number | undefined) => Promise<News | undefined>;
  readonly after: number | undefined;
  /** Called once, when the stream is over, for whatever reason; with the reason when it is a fault. */
  readonly onEnd: (fault?: unknown) => void;
};

/** One stream of server-sent events to one reader. */
export type EventStream = {
  readonly body: ReadableStream<Uint8Array>;
  /** The id that it goes on after. */
  readonly last: () => number | undefined;
  /** Looks for news. */
  readonly wake: () => void;
  /** Says that it is still there; a reader who has not taken the time before is given up. */
  readonly beat: () => void;
  readonly end: () => void;
};

const encoder = new TextEncoder();

const dataOf = (data: MemberEvent): string => `data: ${JSON.stringify(data)}\n`;

/** The id alone is an event without data: it says where to resume, and tells nothing. */
const textOf = ({ events, last }: News, isFirst: boolean): string => {
  const text = events.map(({ id, data }) => `id: ${id}\n${dataOf(data)}\n`).join('');
  return isFirst && text === '' ? `id: ${last}\n\n` : text;
};

/** A stream that reads no faster than its reader: what is not taken stays in the database. */
export const eventStream = ({ read, after, onEnd }: EventStreamOptions): EventStream => {
  let position = after;
  let isFirst = true;
  let mayHaveNews = true;
  let isBeating = false;
  let isAskedForMore = false;
  let isOver = false;
  let isCancelled = false;
  let resume: (() => void) | undefined;

  const finish = (fault?: unknown): void => {
    if (isOver) return;
    isOver = true;
    resume?.();
    onEnd(fault);
  };

  /** What is to be said now; nothing when there is nothing to say. */
  const next = async (): Promise<string> => {
    if (mayHaveNews) {
      mayHaveNews = false;
      const news = await read(position);
      if (news === undefined) {
        finish();
        return '';
      }
      position = news.last;
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
        .catch((fault: unknown) => {
          finish(fault);
          controller.error(fault);
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
    last: () => position,
    wake: () => {
      mayHaveNews = true;
      resume?.();
    },
    beat: () => {
      // A reader that waits for more has not gone: under load, the database may answer later than the next beat.
      if (isBeating && !isAskedForMore) finish();
      isBeating = true;
      resume?.();
    },
    end: () => finish(),
  };
};
