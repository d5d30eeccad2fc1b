import { memberEvent } from '@baize/gateway-contract';
import type { MemberEvent } from '@baize/gateway-contract';
import type { Visitor } from '../../testing/visitor.ts';

/** What a reader is sent: an event with its id, an id alone, or a sign that the gateway is still there. */
export type Sent = { readonly id?: string; readonly data?: MemberEvent } | 'beat';

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

const sentOf = (block: string): Sent => {
  if (block.startsWith(':')) return 'beat';
  const [id, data] = [fieldOf(block, 'id'), fieldOf(block, 'data')];
  return {
    ...(id === undefined ? {} : { id }),
    ...(data === undefined ? {} : { data: memberEvent.parse(JSON.parse(data)) }),
  };
};

/** A member who listens: each event is one that the contract knows. */
export const listenTo = async (visitor: Visitor, token: string, lastEventId?: string) => {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId };
  const response = await visitor.request('/wps/events', { token, headers });
  if (response.body === null || response.status !== 200) throw new Error(`${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** The next thing that is sent; undefined when the stream has ended. */
  const next = async (): Promise<Sent | undefined> => {
    const end = text.indexOf('\n\n');
    if (end >= 0) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      return sentOf(block);
    }
    const { done, value } = await reader.read();
    if (done) return undefined;
    text += value;
    return next();
  };
  /** The next event that says something. */
  const nextEvent = async (): Promise<Sent | undefined> => {
    const sent = await next();
    return sent === 'beat' || (sent !== undefined && sent.data === undefined) ? nextEvent() : sent;
  };
  /** So many of them. */
  const take = async (count: number): Promise<(Sent | undefined)[]> => {
    const taken: (Sent | undefined)[] = [];
    while (taken.length < count) taken.push(await nextEvent());
    return taken;
  };
  return { response, next, nextEvent, take, leave: () => reader.cancel() };
};
