import { answersSheet } from '@baize/tooling/answers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicOrigin, linkOrigin } from '../kernel/publicOrigin.ts';
import { trustedPeers } from '../kernel/trustedPeers.ts';
import { createGateway } from './createGateway.ts';
import type { Gateway } from './createGateway.ts';
import { refuseDemoAccounts } from '../seeding/refuseDemoAccounts.ts';
import { lendDatabase } from '../testing/lendDatabase.ts';
import { testMerchants } from '../testing/merchants.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { kindsOfAnswer } from '../testing/kindsOfAnswer.ts';
import { readGatewaySettings } from './gatewaySettings.ts';

const secret = '9f2c4b7a1d8e6035c9b2f4a7d1e8063b';
const stated = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://gateway:word@db.example:5432/gateway',
  BAIZE_GAMES_ORIGIN: 'https://games.example',
  BAIZE_PUBLIC_ORIGINS: 'https://play.example,https://*.play.example',
  BAIZE_TENANTS: '/srv/tenants',
  BAIZE_TRUSTED_PROXIES: '10.0.0.0/8',
  BAIZE_VENDOR_SECRET: secret,
};

const ask = (of: Gateway, method: string, path: string) =>
  of.fetch(new Request(`http://gateway.localhost${path}`, { method, headers: { Host: 'gateway.localhost' } }));

const answerOf = async (of: Gateway, path: string) => {
  const { status, headers } = await ask(of, 'GET', path);
  return { status, headers };
};

describe('the settings of production', () => {
  it('serve when all is stated', () => {
    const { settings, problems } = readGatewaySettings(stated, '/srv');
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({ production: true, lab: false, demoAccounts: false, host: undefined });
  });

  it.each(Object.keys(stated).filter((name) => name !== 'NODE_ENV'))('do not serve without %s', (name) => {
    const { problems } = readGatewaySettings({ ...stated, [name]: undefined }, '/srv');
    expect(problems).toEqual([`${name} is missing; production needs it stated (docs/settings.md).`]);
  });

  it('name every problem at once', () => {
    const { problems } = readGatewaySettings(
      {
        NODE_ENV: 'production',
        BAIZE_VENDOR_SECRET: 'short',
        BAIZE_LAB: '1',
        BAIZE_DEMO_ACCOUNTS: '1',
        BAIZE_LAP: '1',
      },
      '/srv',
    );
    expect(problems).toHaveLength(9);
    for (const each of problems) expect(each).toMatch(/^[A-Z_]+ [^\n]+[.?]$/u);
  });
});

describe('a gateway in production', () => {
  let gateway: Gateway;
  let sandbox: TestGateway;
  beforeAll(async () => {
    const database = await lendDatabase({ isEmpty: true });
    gateway = await createGateway({ merchants: testMerchants, database, production: true, lab: true });
    sandbox = await openTestGateway();
  });
  afterAll(() => Promise.all([gateway.close(), sandbox.close()]));

  it.each([
    '/outbox',
    '/outbox?merchant=alpha',
    '/reference',
    '/reference/openapi.json',
    '/lab/worlds',
    '/lab/worlds/w1',
  ])('has no %s, whatever the method', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
      expect([method, (await ask(gateway, method, path)).status]).toEqual([method, 404]);
  });

  it('has none of these pages, which the sandbox has', async () => {
    for (const path of ['/outbox', '/incidents', '/reference', '/reference/openapi.json'])
      expect([path, (await ask(sandbox, 'GET', path)).status]).toEqual([path, 200]);
  });

  it('answers each kind of call and page with the headers that were reviewed, as does the sandbox', async () => {
    const seen = [...(await kindsOfAnswer(sandbox))];
    for (const path of ['/outbox', '/reference', '/lab/worlds', '/ready'])
      seen.push({ kind: `${path} in production`, ...(await answerOf(gateway, path)) });
    const sheet = answersSheet('What the gateway answers', seen);
    await expect(sheet).toMatchFileSnapshot('answers.snapshot.txt');
  });

  it('lets nobody in with a published password', async () => {
    const answer = await gateway.fetch(
      new Request('http://alpha.localhost/wps/session/login', {
        method: 'POST',
        headers: { Host: 'alpha.localhost', 'Content-Type': 'application/json' },
        body: JSON.stringify({ account: 'player', password: 'Player2026' }),
      }),
    );
    expect(await answer.text()).not.toContain('"token"');
    await expect(refuseDemoAccounts(gateway.database)).resolves.toBeUndefined();
  });

  it('refuses a database that a sandbox has filled', async () => {
    await expect(refuseDemoAccounts(sandbox.database)).rejects.toThrow(
      /demo account ".+" of \w+ with its published password/u,
    );
    await expect(
      createGateway({ merchants: testMerchants, database: sandbox.database, production: true }),
    ).rejects.toThrow('with its published password');
  });
});

const linkOf = (host: string, origin: string, publicOrigins: readonly string[] = []) =>
  linkOrigin({ host, origin }, { publicOrigins, publicPort: 8080 });

describe('who is believed', () => {
  it('is a proxy that was stated', () => {
    const trusts = trustedPeers(['10.0.0.0/8', '::1']);
    expect(['10.1.2.3', '::1', '::ffff:10.1.2.3'].map(trusts)).toEqual([true, true, true]);
    expect(['11.0.0.1', '127.0.0.1', '::2', 'nonsense'].map(trusts)).toEqual([false, false, false, false]);
  });

  it('is a visitor at an address that was stated', () => {
    const origins = ['https://play.example', 'https://*.play.example'];
    const is = (origin: string): boolean => isPublicOrigin(origin, origins);
    expect(['https://play.example', 'https://lotus.play.example'].map(is)).toEqual([true, true]);
    for (const origin of [
      'http://play.example',
      'https://play.example:8443',
      'https://a.b.play.example',
      'https://evil.example/.play.example',
      'https://evilplay.example',
      'https://.play.example',
    ])
      expect([origin, is(origin)]).toEqual([origin, false]);
    expect(isPublicOrigin('http://anything.localhost', [])).toBe(true);
  });

  it('is nobody about the port that links of messages lead to', () => {
    expect(linkOf('play.example', 'https://play.example:6666')).toBe('https://play.example');
    expect(linkOf('lotus.localhost', 'http://lotus.localhost:6666')).toBe('http://lotus.localhost:8080');
    expect(linkOf('localhost.example', 'http://localhost.example:6666')).toBe('http://localhost.example');
    expect(linkOf('play.example', 'https://play.example:8443', ['https://play.example:8443'])).toBe(
      'https://play.example:8443',
    );
  });
});
