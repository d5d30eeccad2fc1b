import { memberEvent } from '@baize/gateway-contract';
import type { MemberEvent } from '@baize/gateway-contract';
import type { Visitor } from '../../testing/visitor.ts';

/** A chunk of the stream: an event with its id, an id alone, or a heartbeat. */
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

/** Opens an event stream as a member and validates each event against the contract. */
export const listenTo = async (visitor: Visitor, token: string, lastEventId?: string) => {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId };
  const response = await visitor.request('/wps/events', { token, headers });
  if (response.body === null || response.status !== 200) throw new Error(`${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** The next chunk; undefined when the stream has ended. */
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
  /** The next chunk with data. */
  const nextEvent = async (): Promise<Sent | undefined> => {
    const sent = await next();
    return sent === 'beat' || (sent !== undefined && sent.data === undefined) ? nextEvent() : sent;
  };
  /** The next `count` events. */
  const take = async (count: number): Promise<(Sent | undefined)[]> => {
    const taken: (Sent | undefined)[] = [];
    while (taken.length < count) taken.push(await nextEvent());
    return taken;
  };
  return { response, next, nextEvent, take, leave: () => reader.cancel() };
};
