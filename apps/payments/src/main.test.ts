import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort, startProcess } from '@baize/service/testing';
import type { StartedProcess } from '@baize/service/testing';
import { afterEach, expect, test } from 'vitest';
import type { OrderEvent } from './orders/order.types.ts';
import { isSigned, signature } from './signature/signature.ts';
import { deposit } from './testing/desk.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
const SECRET = 'only-for-tests';
let payments: StartedProcess | undefined;
afterEach(() => payments?.close());

test('a provider that cannot be started so says why and ends with 1', { timeout: 120_000 }, async () => {
  const port = await freePort();
  payments = startProcess(main, { NODE_ENV: 'production', BAIZE_PAYMENTS_PORT: String(port) });
  expect(await payments.ready(port)).toBe(false);
  const { code, said } = await payments.ended;
  expect([code, ...said]).toEqual([
    1,
    expect.stringMatching('^The payment provider is a sandbox'),
    expect.stringMatching('^BAIZE_PAYMENTS_SECRET is missing'),
  ]);
});

/** A gateway that takes call-backs on a port. */
const listenAsGateway = async (port: number, heard: (event: OrderEvent) => void) => {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const header = (name: string) => String(request.headers[name] ?? '');
    const call = { timestamp: header('x-payments-timestamp'), method: 'POST', path: request.url ?? '', body };
    const good = isSigned(SECRET, call, header('x-payments-signature'), Date.now());
    if (good) heard(JSON.parse(body) as OrderEvent);
    response.writeHead(good ? 204 : 403).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
};

test(
  'a payment made while the gateway is down is called back once it is up; the provider ends in order',
  { timeout: 120_000 },
  async () => {
    const [port, gatewayPort] = [await freePort(), await freePort()];
    payments = startProcess(main, {
      BAIZE_PAYMENTS_PORT: String(port),
      BAIZE_GATEWAY_PORT: String(gatewayPort),
      BAIZE_PAYMENTS_SECRET: SECRET,
    });
    expect(await payments.ready(port)).toBe(true);
    const post = (path: string, content: object) => {
      const body = JSON.stringify(content);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signed = signature(SECRET, { timestamp, method: 'POST', path, body });
      const headers = { 'X-Payments-Timestamp': timestamp, 'X-Payments-Signature': signed };
      return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
    };
    expect((await post('/v1/deposits', deposit)).status).toBe(200);
    const paid = await post('/v1/sandbox/deposits/deposit-0001', { action: 'pay' });
    expect(await paid.json()).toMatchObject({ success: true, value: { state: 'paid' } });
    const heard = Promise.withResolvers<OrderEvent>();
    const gateway = await listenAsGateway(gatewayPort, heard.resolve);
    expect(await heard.promise).toMatchObject({ order: 'deposit-0001', state: 'paid', paid: '10000' });
    gateway.close();
    gateway.closeAllConnections();
    payments.child.kill('SIGTERM');
    expect((await payments.ended).code).toBe(0);
  },
);
