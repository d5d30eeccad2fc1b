import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { routes } from '@baize/gateway-contract';
import type { Player } from './visitors.ts';

/** A member's open event stream; `heard` counts the events by id. */
export type Listener = {
  readonly heard: ReadonlyMap<string, number>;
  /** Resolves to the time of the next event after the call. */
  readonly next: () => Promise<number>;
  /** True while the stream is open. */
  readonly isOpen: () => boolean;
  readonly leave: () => void;
};

const agent = new Agent({ maxSockets: Infinity });

const answerTo = async (port: number, { host, token }: Player): Promise<IncomingMessage> => {
  const headers = { host, authorization: `Bearer ${token}` };
  const call = request({ port, agent, host: '127.0.0.1', path: routes.openEvents.path, headers }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${host} may not listen: ${answer.statusCode}`);
  return answer;
};

/** Opens a player's event stream and waits for its first message, the position where it begins. */
export const listen = async (port: number, player: Player): Promise<Listener> => {
  const answer = await answerTo(port, player);
  const heard = new Map<string, number>();
  let waiting: ((time: number) => void)[] = [];
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (\d+)\ndata: /u.exec(block)?.[1];
      if (id === undefined) continue;
      heard.set(id, (heard.get(id) ?? 0) + 1);
      for (const resolve of waiting) resolve(performance.now());
      waiting = [];
    }
  });
  await once(answer, 'data');
  heard.clear();
  answer.on('error', () => undefined);
  return {
    heard,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    isOpen: () => !answer.readableEnded && !answer.destroyed,
    leave: () => void answer.destroy(),
  };
};
