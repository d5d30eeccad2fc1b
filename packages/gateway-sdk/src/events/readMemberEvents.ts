import type { Schemas } from '@baize/gateway-contract/client';
import { MemberEvent as check } from '@baize/gateway-contract/client/schemas/MemberEvent';
import { checked } from '../transport/checked.ts';
import { readServerSentEvents } from './readServerSentEvents.ts';

/** A live event for the member; amounts in minor units. */
export type MemberEvent = Schemas['MemberEvent'];

/** A received event with the id to resume after; `event` is undefined when this release does not know its type. */
export type ReceivedEvent = { readonly lastEventId: string | undefined; readonly event: MemberEvent | undefined };

/** Silence after which the stream counts as dead: the gateway sends a heartbeat every 20 seconds. */
const SILENCE_SECONDS = 45;

/** Validates an event from any source; undefined when this release does not know it. */
export const readMemberEvent = (value: unknown): MemberEvent | undefined =>
  // The check is generated from the schema of this type.
  checked(check, value) as MemberEvent | undefined;

const eventOf = (data: string | undefined): MemberEvent | undefined => {
  if (data === undefined) return undefined;
  try {
    return readMemberEvent(JSON.parse(data));
  } catch {
    return undefined;
  }
};

const OVER = { done: true, value: undefined } as const;

/**
 * The events of a stream. Ends when the stream ends, breaks off or falls silent, or when the signal aborts; never
 * throws.
 */
export const readMemberEvents = async function* (
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ReceivedEvent, void, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const { push } = readServerSentEvents();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', leave);
  try {
    for (;;) {
      if (signal?.aborted === true) return;
      const silence = setTimeout(leave, SILENCE_SECONDS * 1000);
      const { done, value } = await reader.read().catch(() => OVER);
      clearTimeout(silence);
      if (done) return;
      for (const { id, data } of push(decoder.decode(value, { stream: true })))
        yield { lastEventId: id, event: eventOf(data) };
    }
  } finally {
    signal?.removeEventListener('abort', leave);
    leave();
  }
};
