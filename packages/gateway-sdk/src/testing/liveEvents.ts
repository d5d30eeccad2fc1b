import type { Schemas } from '@baize/gateway-contract/client';

/**
 * An event stream that a test feeds; pass `response` to the stub of `openEvents`. `isLeft` is true once its reader has
 * cancelled.
 */
export const liveEvents = () => {
  const encoder = new TextEncoder();
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      feed = controller;
    },
    cancel: () => {
      isLeft = true;
    },
  });
  const say = (text: string): void => feed?.enqueue(encoder.encode(text));
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    say,
    tell: (id: number, event: Schemas['MemberEvent']): void => say(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
    end: (): void => feed?.close(),
    fail: (): void => feed?.error(new TypeError('network error')),
    isLeft: (): boolean => isLeft,
  };
};
