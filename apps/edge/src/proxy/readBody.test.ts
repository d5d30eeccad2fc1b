import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBody } from './readBody.ts';
import type { Body } from './readBody.ts';

const MOST = 5;
let server: Server;
let read: Promise<Body>;
let room = Infinity;

beforeEach(async () => {
  room = Infinity;
  server = createServer((request) => {
    read = readBody(request, MOST, (bytes) => (room -= bytes) >= 0);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/**
 * Sends a POST with these header fields and this body, and returns the server's reading of it. Disconnects early if
 * `leaves`.
 */
const sent = async (fields: string, body: string, leaves = false): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${fields}\r\n\r\n${body}`);
  await once(server, 'request');
  if (leaves) socket.destroy();
  const found = await read;
  socket.destroy();
  return found.toString();
};

const inChunks = 'Transfer-Encoding: chunked';

test('a body is read completely, with Content-Length or chunked', async () => {
  expect(await sent('Content-Length: 5', 'hello')).toBe('hello');
  expect(await sent(inChunks, '2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n')).toBe('hello');
  expect(await sent('X-Note: none', '')).toBe('');
});

test('a body over the limit is refused by its Content-Length, or as soon as its chunks exceed it', async () => {
  expect(await sent('Content-Length: 6', '')).toBe('tooLarge');
  expect(await sent(inChunks, '3\r\nhel\r\n3\r\nlo!\r\n')).toBe('tooLarge');
});

test('a body whose sender disconnects early is reported as broken off', async () => {
  expect(await sent('Content-Length: 5', 'hell', true)).toBe('brokenOff');
});

test('a body beyond the memory limit is discarded', async () => {
  room = 4;
  expect(await sent('Content-Length: 5', 'hello')).toBe('noRoom');
  expect(await sent(inChunks, '3\r\nhel\r\n1\r\nl\r\n')).toBe('noRoom');
});
