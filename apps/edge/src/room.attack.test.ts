import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '@baize/assembler/testing';
import { afterEach, expect, test } from 'vitest';
import { rawAsk } from './testing/rawAsk.ts';
import type { RawConnection } from './testing/rawAsk.ts';
import { startedEdge } from './testing/startedEdge.ts';

const HOST = 'alpha.localhost';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const edgeBeforeGateway = async (): Promise<number> => {
  const gateway = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const edge = await startedEdge((gateway.address() as AddressInfo).port);
  closers.push(() => gateway.close(), edge.close);
  return edge.port;
};

const MB = 1024 * 1024;

/** A call whose body lacks its last byte. */
const unfinished = async (port: number): Promise<RawConnection> => {
  const head = `POST /wps/x HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: ${MB}\r\n\r\n`;
  const sender = await rawAsk(port, head + 'a'.repeat(MB - 1));
  closers.push(() => sender.socket.destroy());
  return sender;
};

test('100 bodies of 1 MB that never end fill an address’s share: the rest is refused, and small calls go on', async () => {
  const port = await edgeBeforeGateway();
  const senders = await Promise.all(Array.from({ length: 100 }, () => unfinished(port)));
  const refused = () => senders.filter(({ statuses }) => statuses()[0] === 503);
  await expect.poll(() => refused().length, { timeout: 20_000 }).toBeGreaterThan(60);
  expect(refused()[0]?.received()).toMatch(/retry-after: 2\r\n/i);
  expect(refused()[0]?.received()).toContain('"code":"overloaded"');
  expect((await ask(port, HOST, '/wps/x', { method: 'POST', body: '{}' })).status).toBe(200);
  for (const { socket } of senders) socket.destroy();
  const whole = () => ask(port, HOST, '/wps/x', { method: 'POST', body: 'a'.repeat(MB) });
  await expect.poll(async () => (await whole()).status).toBe(200);
});

test('a picture of 5 MB arrives, and no other call is as large [REQ-210]', async () => {
  const port = await edgeBeforeGateway();
  const post = async (path: string) =>
    (await ask(port, HOST, path, { method: 'POST', body: 'a'.repeat(6_667_000) })).status;
  expect([await post('/wps/promotions/images'), await post('/wps/promotions')]).toEqual([200, 413]);
});
