import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { reaches } from '../testing/index.ts';
import { addressesOf, askAddress, listen } from './listen.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  }
});

const serve = async (host?: string): Promise<{ server: Server; port: number }> => {
  const server = createServer((_, answer) => answer.end('here'));
  open.push(server);
  return { server, port: await listen(server, 0, host) };
};

const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
const outside = own.filter(({ internal, address }) => !internal && !address.startsWith('fe80')).map((a) => a.address);
const hasIPv6 = own.some(({ address }) => address === '::1');

it('listens on this machine alone, by both of its addresses', async () => {
  const { port } = await serve();
  expect(await reaches('127.0.0.1', port)).toBe(true);
  expect(await reaches('::1', port)).toBe(hasIPv6);
  for (const address of [...outside, '127.0.0.2'])
    expect([address, await reaches(address, port)]).toEqual([address, false]);
});

it('answers alike on both, and stops on both', async () => {
  const { server, port } = await serve();
  for (const host of hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']) {
    const [answer] = await once(get({ host, port, agent: false }), 'response');
    answer.resume();
    expect(answer.statusCode).toBe(200);
  }
  server.closeAllConnections();
  await once(server.close(), 'close');
  expect([await reaches('127.0.0.1', port), await reaches('::1', port)]).toEqual([false, false]);
});

it('listens where it is told to', async () => {
  const { port } = await serve('0.0.0.0');
  for (const address of outside.filter((each) => !each.includes(':')))
    expect([address, await reaches(address, port)]).toEqual([address, true]);
  expect(await reaches('127.0.0.2', port)).toBe(true);
});

it('fails where one of the addresses is taken', async () => {
  const other = createServer();
  open.push(other);
  await once(other.listen(0, hasIPv6 ? '::1' : '127.0.0.1'), 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const server = createServer();
  await expect(listen(server, port)).rejects.toThrow('EADDRINUSE');
  expect(server.listening).toBe(false);
});

it('returns the address at which this machine reaches it', () => {
  expect([undefined, '0.0.0.0', '::', '192.0.2.1'].map(askAddress)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
    '192.0.2.1',
  ]);
  expect(addressesOf('192.0.2.1')).toEqual(['192.0.2.1']);
});
