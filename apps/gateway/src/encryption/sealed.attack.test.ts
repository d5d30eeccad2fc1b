import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import type { JWK } from 'jose';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/createApp.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { servicesBeside } from '../testing/servicesBeside.ts';
import { visit } from '../testing/visitor.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { encryptionKeys } from './encryption.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const HOUR_MS = 3_600_000;
const credentials = { type: 'username', username: 'player', password: 'Player2026' };
const unlimited = { failures: { limits: { logIn: 1000 } } };

const logInWith = (visitor: Visitor, body: string): Promise<Answer> =>
  visitor.call('/wps/session/login', { body, headers: { 'Content-Type': 'application/jose' } });
const refused = (code: string, field?: string) => ({
  status: 400,
  success: false,
  value: { code, ...(field === undefined ? {} : { field }) },
});

const keysAt = async (visitor: Visitor) =>
  (await visitor.call('/wps/system/keys')).value as { serverTime: number; keys: (JWK & { kid: string })[] };

/** Seals any header and any bytes. */
const forge = async (visitor: Visitor, header: Record<string, unknown>, plaintext?: Uint8Array) => {
  const { serverTime, keys } = await keysAt(visitor);
  const [key] = keys;
  if (key === undefined) throw new Error('no key');
  return new CompactEncrypt(plaintext ?? new TextEncoder().encode(JSON.stringify(credentials)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat: serverTime, jti: randomUUID(), ...header })
    .encrypt(await importJWK(key, 'ECDH-ES'));
};

/** The same body under another protected header. */
const withHeader = (jwe: string, change: Record<string, unknown>): string => {
  const [head = '', ...rest] = jwe.split('.');
  const header = { ...(JSON.parse(Buffer.from(head, 'base64url').toString()) as object), ...change };
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.');
};

describe('a sealed body', () => {
  it('is opened once, also for many at the same time', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const body = await visitor.seal(credentials);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logInWith(visitor, body)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const answer of answers.filter(({ success }) => !success))
      expect(answer).toMatchObject(refused('replayedRequest'));
  });

  it('with a used id and other content is refused too, as long as it could be fresh', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const header = { jti: 'the-same-id-again-01', iat: (await keysAt(visitor)).serverTime + 290 };
    expect((await logInWith(visitor, await visitor.seal(credentials, header))).success).toBe(true);
    await advance(580_000);
    expect(await logInWith(visitor, await visitor.seal(credentials, header))).toMatchObject(refused('replayedRequest'));
  });

  it('is fresh for five minutes to either side of the time of the gateway, and no second longer', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const { serverTime } = await keysAt(visitor);
    for (const [apart, fresh] of [
      [-310, false],
      [-295, true],
      [295, true],
      [310, false],
      [-1e9, false],
      [8e9, false],
    ] as const) {
      const answer = await logInWith(visitor, await visitor.seal(credentials, { iat: serverTime + apart }));
      if (fresh) expect(answer.success, String(apart)).toBe(true);
      else expect(answer, String(apart)).toMatchObject(refused('staleRequest'));
    }
  });

  it('has a valid key id, time, request id and algorithms', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const body = await visitor.seal(credentials);
    const bad: [string, unknown[]][] = [
      ['kid', [undefined, '', 7, 'a\0b', 'k'.repeat(129), 'käse', ['a'], { toString: 'a' }]],
      ['iat', [undefined, '1', -1, 0, 1.5, 2 ** 53, 2 ** 63, null, [1]]],
      ['jti', [undefined, 'short', 'j'.repeat(65), `${'j'.repeat(16)}\0`, '\ud800'.repeat(16), 16]],
      ['alg', [undefined, 'none', 'dir', 'RSA-OAEP', 'ECDH-ES+A128KW', 'HS256']],
      ['enc', [undefined, 'A128GCM', 'A256CBC-HS512', 'none']],
    ];
    for (const [field, values] of bad)
      for (const value of values)
        expect(await logInWith(visitor, withHeader(body, { [field]: value })), field).toMatchObject(
          refused('invalidRequest', field),
        );
    expect(await logInWith(visitor, withHeader(body, { kid: 'x'.repeat(43) }))).toMatchObject(refused('unknownKey'));
    expect(await logInWith(visitor, withHeader(body, { extra: 1 }))).toMatchObject(refused('invalidRequest', 'body'));
    expect(gateway.loggedErrors).toEqual([]);
  });

  it('takes no critical extension, no foreign point and no wrong parts', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const body = await visitor.seal(credentials);
    const [head, key, iv, text, tag] = body.split('.');
    const point = { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' };
    const broken = [
      withHeader(body, { crit: ['exp'], exp: 1 }),
      withHeader(body, { epk: point }),
      withHeader(body, { epk: undefined }),
      withHeader(body, { epk: { ...point, crv: 'P-521' } }),
      [head, 'AAAA', iv, text, tag].join('.'),
      [head, key, iv, text].join('.'),
      [head, key, iv, text, tag, tag].join('.'),
      [head, key, iv, text, 'AAAAAAAAAAAAAAAAAAAAAA'].join('.'),
      [head, key, iv, '', tag].join('.'),
      '....',
      'null',
      `${'a'.repeat(60_000)}....`,
    ];
    for (const jwe of broken)
      expect(await logInWith(visitor, jwe), jwe.slice(0, 200)).toMatchObject(refused('invalidRequest', 'body'));
    expect(gateway.loggedErrors).toEqual([]);
  });

  it('is not opened when it is compressed: 40 KB would open into 40 MB', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const bomb = deflateRawSync(Buffer.alloc(40_000_000));
    expect(bomb.length).toBeLessThan(45_000);
    const honest = await forge(visitor, { zip: 'DEF' });
    const forged = withHeader(await forge(visitor, {}, bomb), { zip: 'DEF' });
    for (const jwe of [honest, forged])
      expect(await logInWith(visitor, jwe)).toMatchObject(refused('invalidRequest', 'zip'));
  });

  it.each([
    ['nothing', '', 'body'],
    ['no JSON', '{', 'body'],
    ['a list', '[]', 'body'],
    ['null', 'null', 'body'],
    ['bytes that are no text', '\u00ff\u00fe', 'body'],
    ['NUL', '{"type":"username","username":"a\\u0000b","password":"x"}', 'username'],
    ['half a character', '{"type":"username","username":"a","password":"\\ud800"}', 'password'],
    ['a number for a text', '{"type":"username","username":1e309}', 'username'],
    [
      'NUL under a name that nobody asked for',
      '{"type":"username","username":"a","more":{"deep":["\\u0000"]}}',
      'more.deep.0',
    ],
    [
      'a nest of ten thousand',
      `{"type":"username","username":"a","botCheck":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      /^botCheck(?:\.0)+/u,
    ],
  ])('with %s is refused with the field', async (_what, text, field) => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const answer = await logInWith(visitor, await forge(visitor, {}, Buffer.from(text, 'latin1')));
    expect(answer).toMatchObject({ status: 400, value: { code: 'invalidRequest' } });
    expect((answer.value as { field: string }).field).toMatch(field);
  });
});

describe('the key of a merchant', () => {
  it('is offered for a day and kept for another, so that who has it is not refused', async () => {
    const turning = await openTestGateway();
    const visitor = visit(turning, 'alpha.localhost');
    const [old] = (await keysAt(visitor)).keys;
    if (old === undefined) throw new Error('no key');
    const sealToOld = async () => {
      const { serverTime } = await keysAt(visitor);
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(credentials)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: old.kid, iat: serverTime, jti: randomUUID() })
        .encrypt(await importJWK(old, 'ECDH-ES'));
    };
    const offered = async () => (await keysAt(visitor)).keys.map(({ kid }) => kid);
    turning.clock.advance(23.9 * HOUR_MS);
    expect(await offered()).toEqual([old.kid]);
    turning.clock.advance(0.2 * HOUR_MS);
    const renewed = await offered();
    expect(renewed).toHaveLength(1);
    expect(renewed).not.toContain(old.kid);
    expect((await logInWith(visitor, await sealToOld())).success).toBe(true);
    turning.clock.advance(23.8 * HOUR_MS);
    expect((await logInWith(visitor, await sealToOld())).success).toBe(true);
    turning.clock.advance(0.2 * HOUR_MS);
    expect(await logInWith(visitor, await sealToOld())).toMatchObject(refused('unknownKey'));
    turning.clock.advance(24 * HOUR_MS);
    await offered();
    const kept = await turning.database.owner.select().from(encryptionKeys);
    expect(kept.map(({ kid }) => kid)).not.toContain(old.kid);
    expect(kept.map(({ kid }) => kid)).toContain((await offered())[0]);
    await turning.close();
  });

  it('opens nothing at another merchant, and never leaves the gateway', async () => {
    const [alpha, beta] = [visit(gateway, 'alpha.localhost'), visit(gateway, 'beta.localhost')];
    expect(await logInWith(beta, await alpha.seal(credentials))).toMatchObject(refused('unknownKey'));
    for (const key of (await keysAt(alpha)).keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });
});

describe('a used request id', () => {
  it('is known to every process on the same database', async () => {
    const { host, visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const other = createApp(await servicesBeside(gateway), { lab: true, sandbox: true });
    const elsewhere = visit({ fetch: (request, env) => other.fetch(request, env) }, host);
    const body = await visitor.seal(credentials);
    const [here, there] = await Promise.all([logInWith(visitor, body), logInWith(elsewhere, body)]);
    expect([here.success, there.success].filter(Boolean)).toHaveLength(1);
    expect([here, there].find(({ success }) => !success)).toMatchObject(refused('replayedRequest'));
  });
});
