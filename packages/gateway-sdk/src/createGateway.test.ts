import { expect, it, vi } from 'vitest';
import { createGateway } from './createGateway.ts';
import type { GatewayOptions } from './gateway.types.ts';
import { lazyCall } from './lazy/lazyCall.ts';
import { createTransport } from './transport/createTransport.ts';
import { getBalance } from './wallet/index.ts';

const balance = { balance: '100', currency: 'CNY', currencySymbol: '¥', sequence: 1 };
const options: GatewayOptions = {
  baseUrl: 'https://site.example',
  fetch: async () => Response.json({ success: true, message: '', value: balance }),
  token: () => 'token-1',
  language: () => 'EN',
  merchant: () => 'm1',
};

it('loads the transport at the first call', async () => {
  const load = vi.fn(async () => ({ createTransport }));
  const gateway = createGateway(options, load);
  expect(load).not.toHaveBeenCalled();
  const answers = await Promise.all([getBalance(gateway), getBalance(gateway)]);
  expect(answers).toEqual([
    { ok: true, value: balance },
    { ok: true, value: balance },
  ]);
});

it('returns `network` when it fails to load, and tries again at the next call', async () => {
  const load = vi.fn(async () => ({ createTransport }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const gateway = createGateway(options, load);
  expect(await getBalance(gateway)).toEqual({ ok: false, error: { kind: 'network' } });
  expect(await getBalance(gateway)).toMatchObject({ ok: true });
});

it('does the same for a call whose own code is loaded lazily', async () => {
  const gateway = createGateway(options, async () => ({ createTransport }));
  const code = vi.fn(async () => ({ getBalance }));
  code.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const ask = lazyCall(code, 'getBalance');
  expect(code).not.toHaveBeenCalled();
  expect(await ask(gateway)).toEqual({ ok: false, error: { kind: 'network' } });
  expect(await ask(gateway)).toMatchObject({ ok: true });
});

it('retries a read with the token of a login that happened meanwhile', async () => {
  const sent: (string | null)[] = [];
  let token = 'token-1';
  const fetch = vi.fn<NonNullable<GatewayOptions['fetch']>>(async (request) => {
    sent.push(request.headers.get('Authorization'));
    if (sent.length > 1) return Response.json({ success: true, message: '', value: balance });
    token = 'token-2';
    throw new TypeError('Failed to fetch');
  });
  const gateway = createGateway({ ...options, fetch, token: () => token, random: () => 0 });
  expect(await getBalance(gateway)).toMatchObject({ ok: true });
  expect(sent).toEqual(['Bearer token-1', 'Bearer token-2']);
});
