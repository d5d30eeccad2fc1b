import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Requests a local server with a chosen Host header, which `fetch` does not allow. */
export const ask = (
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } });
  asked.on('error', reject);
  asked.on('response', (answer) => {
    text(answer).then(
      (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
      reject,
    );
  });
  asked.end(body);
  return promise;
};
