import { createGateway } from '@baize/gateway-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { sendIncident } from './sendIncident.ts';

const fetch = vi.fn<(request: Request) => Promise<Response>>();
const gateway = createGateway({ fetch, token: () => 'a-token', language: () => 'EN', merchant: () => 'sample' });
const incident = { reference: 'MIPA0M53', name: 'TypeError', message: 'x is not a function' };
let send: typeof sendIncident;

beforeEach(async () => {
  vi.resetModules();
  send = (await import('./sendIncident.ts')).sendIncident;
  fetch.mockImplementation(() => Promise.resolve(Response.json({ success: true, message: '', value: null })));
  history.replaceState(undefined, '', '/LOGIN?return=secret');
  document.head.innerHTML = '<script type="module" src="/assets/main-Bd4hSHFp.js"></script>';
});
afterEach(() => fetch.mockReset());

it('says where it was met, and nothing of who met it, also when the page is being left', async () => {
  await send(gateway, incident, window);
  const [[request] = []] = fetch.mock.calls;
  if (request === undefined) throw new Error('Nothing was sent.');
  expect(new URL(request.url).pathname).toBe('/wps/system/incident');
  expect(await request.json()).toEqual({ ...incident, release: 'main-Bd4hSHFp', place: 'login', browser: 'other' });
  expect([request.keepalive, request.headers.get('Authorization')]).toEqual([true, null]);
});

it('is short, and says of a page without a name and a nameless error what can be said', async () => {
  history.replaceState(undefined, '', '/no-such-page');
  await send(gateway, { ...incident, name: 'My error', message: 'x'.repeat(1000) }, window);
  expect(await fetch.mock.calls[0]?.[0].json()).toMatchObject({
    name: 'Error',
    message: 'x'.repeat(300),
    place: 'none',
  });
});

it('is of no release where the page has no script of one', async () => {
  document.head.innerHTML = '<script type="module">1</script><script src="/assets/other-1.js"></script>';
  await send(gateway, incident, window);
  expect(await fetch.mock.calls[0]?.[0].json()).toMatchObject({ release: 'development' });
});

it('stops after ten, and asks once only when there is no gateway', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  for (let nth = 0; nth < 12; nth += 1) await send(gateway, incident, window);
  expect(fetch).toHaveBeenCalledTimes(10);
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36',
    'samsung',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0', 'edge'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 OPR/120.0', 'opera'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'chrome'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1', 'chrome'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1', 'safari'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1', 'firefox'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['curl/8', 'other'],
])('knows the family of %s', async (userAgent, family) => {
  const { browserOf } = await import('./sendIncident.ts');
  expect(browserOf(userAgent)).toBe(family);
});
