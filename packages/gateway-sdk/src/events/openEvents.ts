import { openEvents as operation } from '@baize/gateway-contract/client/events/openEvents';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readMemberEvents } from './readMemberEvents.ts';
import type { ReceivedEvent } from './readMemberEvents.ts';

const EVENTS = 'text/event-stream';

/**
 * Opens the stream of the member's live events (D34); refused for trial accounts. `lastEventId` resumes after that
 * event. The iterable ends with the stream, or when the signal aborts.
 */
export const openEvents = (
  gateway: Gateway,
  { lastEventId }: { readonly lastEventId?: string | undefined } = {},
  options: CallOptions = {},
): Answer<AsyncIterable<ReceivedEvent>> => {
  const headers = { Accept: EVENTS, 'Last-Event-ID': lastEventId };
  const read = (stream: ReadableStream<Uint8Array>, answer: { readonly headers: Headers }) =>
    answer.headers.get('Content-Type')?.startsWith(EVENTS) === true
      ? readMemberEvents(stream, options.signal)
      : undefined;
  return gateway.call(operation, { headers }, read, options);
};
