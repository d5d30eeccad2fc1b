import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

const HOST = 'alpha.localhost';

const call = async (port: number, agent: Agent, caller: string): Promise<string[]> => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; answer: unknown }>();
  const method = caller.endsWith('2') ? 'POST' : 'GET';
  const path = `/wps/innocent?caller=${caller}`;
  const asked = request({ host: '127.0.0.1', port, agent, method, path, headers: { host: HOST, 'x-caller': caller } });
  asked.on('error', reject);
  asked.on('response', (answer) => {
    json(answer).then((value) => resolve({ status: answer.statusCode ?? 0, answer: value }), reject);
  });
  const body = method === 'POST' ? `of ${caller}` : '';
  asked.end(body);
  const expected = JSON.stringify({ status: 200, answer: { caller, path, body } });
  const got = JSON.stringify(await promise.catch((error: unknown) => String(error)));
  return got === expected ? [] : [`${caller} got ${got}`];
};

/**
 * Makes calls of several visitors at once, each on a kept-alive connection. Returns one line per answer that belonged
 * to another call.
 */
export const innocents = async (port: number, name: string, visitors = 4, calls = 5): Promise<string[]> => {
  const agents = Array.from({ length: visitors }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const wrong = await Promise.all(
    agents.map(async (agent, visitor) => {
      const own: string[] = [];
      for (let nth = 0; nth < calls; nth++) own.push(...(await call(port, agent, `${name}-${visitor}-${nth}`)));
      return own;
    }),
  );
  for (const agent of agents) agent.destroy();
  return wrong.flat();
};
