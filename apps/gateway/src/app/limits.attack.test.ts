import { perMinute } from '@baize/gateway-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { described } from '../testing/described.ts';
import type { Described } from '../testing/described.ts';
import { countQueries } from '../testing/countQueries.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { networkOf } from '../kernel/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ isAlone: true });
});
afterAll(() => gateway.close());

const from = (address: string) => ({ 'X-Forwarded-For': address });
const COUNTRIES = '/wps/system/countries';
const ask = async (host: string, headers: Record<string, string>, path = COUNTRIES, remoteAddress = '127.0.0.1') =>
  (
    await gateway.fetch(
      new Request(`http://127.0.0.1${path}`, { headers: { 'X-Forwarded-Host': host, Host: host, ...headers } }),
      {
        incoming: { socket: { remoteAddress } },
      },
    )
  ).status;

/** One operation of each rate class except `usual`, whose limit is too high to exhaust in a test. */
const classes = new Map<Described['x-rate'], Described>(
  described.flatMap((operation) => (operation['x-rate'] === 'usual' ? [] : [[operation['x-rate'], operation]])),
);

describe('one visitor', () => {
  it.each([...classes])(
    'may make as many calls a minute as the contract says of the class %s',
    async (rate, operation) => {
      const { visitor } = await newWorldAt(gateway, 'alpha');
      const call = async () => (await visitor.call(operation.path, { method: operation.method })).status;
      for (let n = 0; n < perMinute[rate]; n += 1) expect(await call()).not.toBe(429);
      expect(await call()).toBe(429);
    },
  );

  it('exhausts the limit for himself alone: not for other addresses, merchants and operations', async () => {
    const limits = { failures: { limits: { getCountries: 2, getSystemStatus: 2 } } };
    const [world, other] = [await newWorldAt(gateway, 'alpha', limits), await newWorldAt(gateway, 'alpha', limits)];
    for (const status of [200, 200, 429, 429]) expect(await ask(world.host, from('203.0.113.1'))).toBe(status);
    expect(await ask(world.host, from('203.0.113.2'))).toBe(200);
    expect(await ask(other.host, from('203.0.113.1'))).toBe(200);
    expect(await ask(world.host, from('203.0.113.1'), '/wps/system/status')).toBe(200);
    await world.advance(60_000);
    expect(await ask(world.host, from('203.0.113.1'))).toBe(200);
  });

  it('over the limit causes no query, not even for the token', async () => {
    const failures = { limits: { getBalance: 1 } };
    const { host, token } = await newWorldAt(gateway, 'alpha', { as: 'player', failures });
    const headers = { ...from('203.0.113.7'), Authorization: `Bearer ${token}` };
    const balance = (): Promise<number> => ask(host, headers, '/wps/v2/wallets/balance');
    expect([await balance(), await balance()]).toEqual([200, 429]);
    const { asked, stop } = countQueries(gateway.database);
    expect([await balance(), await balance()]).toEqual([429, 429]);
    expect(asked).not.toHaveBeenCalled();
    stop();
  });

  it('is the address that the edge appended, whatever precedes it or is invalid', async () => {
    const { host } = await newWorldAt(gateway, 'alpha', { failures: { limits: { getCountries: 1 } } });
    expect(await ask(host, { 'X-Forwarded-For': '198.51.100.1, 203.0.113.1' })).toBe(200);
    for (const claimed of [
      '198.51.100.2, 203.0.113.1',
      '203.0.113.1',
      ', , 203.0.113.1',
      '::ffff:203.0.113.1',
      '198.51.100.3, 203.0.113.1, 127.0.0.1',
    ])
      expect(await ask(host, { 'X-Forwarded-For': claimed }), claimed).toBe(429);
    expect(await ask(host, { 'X-Forwarded-For': 'fe80::1%eth0' })).toBe(200);
    expect(await ask(host, { 'X-Forwarded-For': 'fe80::2%eth1' })).toBe(429);
    expect(await ask(host, {})).toBe(200);
    for (const nonsense of ['unknown', '203.0.113.1, _hidden', '1.2.3', ''])
      expect(await ask(host, { 'X-Forwarded-For': nonsense }), nonsense).toBe(429);
  });

  it('who calls without the edge is the address of the socket, whatever the header claims', async () => {
    const { host, id } = await newWorldAt(gateway, 'alpha', { failures: { limits: { getCountries: 1 } } });
    const at = (claimed: string) => ask(host, { 'X-World': id, 'X-Forwarded-For': claimed }, COUNTRIES, '198.51.100.9');
    expect(await at('203.0.113.1')).toBe(200);
    expect(await at('203.0.113.2')).toBe(429);
  });
});

describe('the address that limits count', () => {
  it.each([
    ['203.0.113.1', '203.0.113.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
