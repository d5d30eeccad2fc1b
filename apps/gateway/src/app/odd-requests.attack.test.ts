import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { described } from '../testing/described.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const BALANCE = '/wps/v2/wallets/balance';
const gets = described
  .filter(({ method }) => method === 'GET')
  .map(({ operationId, path }) => [operationId, path] as const);

const ask = (method: string, address: string, headers: Record<string, string> = {}) =>
  gateway.fetch(
    new Request(`http://127.0.0.1${address}`, {
      method,
      headers: { 'X-Forwarded-Host': 'alpha.localhost', ...headers },
    }),
  );

describe('HEAD passes the same guard as GET', () => {
  it.each(gets)('%s', async (operationId, path) => {
    const closed = await newWorldAt(gateway, 'alpha', { failures: { limits: { [operationId]: 1 } } });
    const at = { 'X-Forwarded-Host': closed.host };
    const status = async (method: string, headers: Record<string, string> = at, query = '') =>
      (await ask(method, `${path}${query}`, headers)).status;
    const first = await status('HEAD');
    expect(first).not.toBe(429);
    expect(await status('HEAD')).toBe(429);
    expect(await status('GET')).toBe(429);
    expect(await status('HEAD', { 'X-Forwarded-Host': 'gamma.localhost' })).toBe(403);
    expect(await status('HEAD', { 'X-Forwarded-Host': 'beta.localhost' }, '?merchant=alpha')).toBe(403);
    expect((await ask('HEAD', path, { 'X-Forwarded-Host': 'beta.localhost' })).headers.get('Cache-Control')).toBe(
      (await ask('GET', path, { 'X-Forwarded-Host': 'beta.localhost' })).headers.get('Cache-Control'),
    );
  });

  it('needs the session that GET needs, also in maintenance and in a closed region', async () => {
    const { host, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const at = { 'X-Forwarded-Host': host };
    expect((await ask('HEAD', BALANCE, at)).status).toBe(401);
    const answer = await ask('HEAD', BALANCE, { ...at, Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    const closed = await newWorldAt(gateway, 'alpha', { failures: { maintenance: true } });
    expect((await ask('HEAD', '/wps/relay/GCSGAME_gameVendor', { 'X-Forwarded-Host': closed.host })).status).toBe(503);
  });
});

describe('what only looks like a call', () => {
  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'PROPFIND', 'get', 'Head', 'M-SEARCH'])(
    '%s of a balance finds nothing',
    async (method) => {
      const { host, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
      const headers = { 'X-Forwarded-Host': host, Authorization: `Bearer ${token}` };
      const answer = await ask(method, BALANCE, headers);
      // `fetch` sends the standard methods in upper case.
      expect(answer.status).toBe(method === 'get' || method === 'Head' ? 200 : 404);
    },
  );

  it.each([
    `${BALANCE}/`,
    `/${BALANCE}`,
    '/wps//v2/wallets/balance',
    '/WPS/v2/wallets/balance',
    '/wps/V2/wallets/Balance',
    '/wps/v2/wallets/balance%20',
    '/wps/v2/wallets/balance;a=b',
    '/wps/v2%2Fwallets%2Fbalance',
    '/wps/v2/wallets/balance/..%2f',
    '/wps/v2/wallets/balance.json',
    '/wps/v2/wallets/balance%00',
    '/lgw/v2/wallets/balance',
    '/lotto/%2e%2e/wps',
  ])('%s finds nothing, and tells nothing of the member', async (path) => {
    const { host, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
      const answer = await ask(method, path, { 'X-Forwarded-Host': host, Authorization: `Bearer ${token}` });
      expect(answer.status).toBeOneOf([400, 404]);
      expect(await answer.text()).not.toContain('balance"');
    }
  });

  it.each([
    '/wps/v2/wallets/%62alance',
    '/wps/%76%32/wallets/balance',
    '/wps/x/../v2/wallets/balance',
    '/%77ps/v2/wallets/balance',
  ])('%s is the balance by another name, and asks for the session as well', async (path) => {
    const { host } = await newWorldAt(gateway, 'alpha');
    for (const method of ['GET', 'HEAD'])
      expect((await ask(method, path, { 'X-Forwarded-Host': host })).status).toBeOneOf([401, 404]);
  });

  it('names another merchant in no second parameter', async () => {
    const address = '/wps/relay/GCSGAME_gameVendor';
    for (const query of [
      'merchant=alpha&merchant=beta',
      'merchantCode=alpha&merchantCode=beta',
      'merchantCode=alpha&merchant=beta',
    ])
      expect((await ask('GET', `${address}?${query}`)).status).toBe(403);
    expect((await ask('GET', `${address}?merchantCode=alpha`)).status).toBe(200);
  });
});
