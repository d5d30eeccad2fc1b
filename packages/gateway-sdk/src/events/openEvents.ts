import { openEvents as operation } from '@baize/gateway-contract/client/events/openEvents';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readMemberEvents } from './readMemberEvents.ts';
import type { Told } from './readMemberEvents.ts';

const EVENTS = 'text/event-stream';

/**
 * What happens to the member, as it happens (D34); not for trial accounts. With `lastEventId` it begins with what came
 * after that. What it answers ends when the stream does; the signal ends it at any time.
 */
export const openEvents = (
  gateway: Gateway,
  { lastEventId }: { readonly lastEventId?: string | undefined } = {},
  options: CallOptions = {},
): Answer<AsyncIterable<Told>> => {
  const headers = { Accept: EVENTS, 'Last-Event-ID': lastEventId };
  const read = (stream: ReadableStream<Uint8Array>, answer: { readonly headers: Headers }) =>
    answer.headers.get('Content-Type')?.startsWith(EVENTS) === true
      ? readMemberEvents(stream, options.signal)
      : undefined;
  return gateway.call(operation, { headers }, read, options);
};
