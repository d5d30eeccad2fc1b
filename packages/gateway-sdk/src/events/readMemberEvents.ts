import type { Schemas } from '@baize/gateway-contract/client';
import { MemberEvent as check } from '@baize/gateway-contract/client/schemas/MemberEvent';
import { checked } from '../transport/checked.ts';
import { readServerSentEvents } from './readServerSentEvents.ts';

/** What a member is told while it happens; amounts in minor units. */
export type MemberEvent = Schemas['MemberEvent'];

/** Something that was told: an event, or none that this release knows, and the id to resume after. */
export type Told = { readonly lastEventId: string | undefined; readonly event: MemberEvent | undefined };

/** The gateway says every 20 seconds that it is there: after as long as this it is not. */
const SILENCE_SECONDS = 45;

/** An event, wherever it comes from: what this release knows of it; undefined when that is nothing. */
export const readMemberEvent = (value: unknown): MemberEvent | undefined =>
  // The check is generated from the schema that the type comes from.
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

/** The events of a stream, until it ends, breaks off, falls silent, or the signal ends it. It never throws. */
export const readMemberEvents = async function* (
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Told, void, void> {
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
