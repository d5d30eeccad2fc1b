import { createParser } from 'eventsource-parser';

/** A parsed event: the last id so far, and the data; undefined data for a block with an id only. */
export type ServerSentEvent = { readonly id: string | undefined; readonly data: string | undefined };

/**
 * Incremental parser of server-sent events (WHATWG HTML, 9.2). `push` takes a chunk, cut anywhere, and returns the
 * events that it completes. `event` and `retry` fields are ignored.
 */
export const readServerSentEvents = () => {
  let lastId: string | undefined;
  let events: ServerSentEvent[] = [];
  const parser = createParser({
    onId: (id) => {
      lastId = id;
      events.push({ id, data: undefined });
    },
    onEvent: ({ id, data }) => {
      // `onId` has just added a block with this id.
      if (id !== undefined) events.pop();
      events.push({ id: lastId, data });
    },
  });

  const push = (piece: string): ServerSentEvent[] => {
    events = [];
    parser.feed(piece);
    return events;
  };

  return { push };
};
