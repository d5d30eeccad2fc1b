import { writeFixtureTenant } from '@baize/tenant/testing';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playMerchants } from './playMerchants.ts';

let dir = '';
let tenant = '';
let gateway: Server;
let status = 200;
let told: unknown[] = [];

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  told.push([request.method, request.url, request.headers['content-type'], await json(request)]);
  response.writeHead(status).end();
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-play-'));
  tenant = await writeFixtureTenant(dir, 'alpha');
  await writeFixtureTenant(dir, 'beta');
  told = [];
  gateway = createServer((request, response) => void answer(request, response));
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  gateway.close();
  rmSync(dir, { recursive: true });
});
const port = () => (gateway.address() as AddressInfo).port;

test('the gateway is told of every merchant that stands beside the changed one', async () => {
  status = 200;
  expect(await playMerchants(tenant, port())).toBeUndefined();
  expect(told).toEqual([
    [
      'PUT',
      '/lab/merchants',
      'application/json',
      { merchants: [expect.objectContaining({ id: 'alpha' }), expect.objectContaining({ id: 'beta' })] },
    ],
  ]);
});

test('a gateway that does not take them, or does not answer, is told of in a sentence', async () => {
  status = 409;
  expect(await playMerchants(tenant, port())).toBe('The gateway did not take the changed merchant: it answered 409.');
  // Port 1 refuses connections.
  expect(await playMerchants(tenant, 1)).toBe(
    'The gateway on port 1 did not answer: start "npm run dev" again to play the changed merchant.',
  );
});
