import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptionKeys, usedRequestIds } from './encryption.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { callAt } from '../testing/callAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { findKey, currentKeys } from './keys.store.ts';
import type { StoredKey } from './keys.store.ts';
import { openSealed } from './openSealed.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const DAY_MS = 24 * 3_600_000;

/** Keys of a merchant that has none yet. */
const newKeys = async () => {
  const { owner: orm } = gateway.database;
  const { id: merchant } = await newWorldAt(gateway, 'alpha');
  return {
    offered: async (at: Date) => (await currentKeys(orm, merchant, at)).map(({ kid }) => kid),
    found: async (kid: string | undefined, at: Date) => (await findKey(orm, merchant, kid ?? '', at)) !== undefined,
    kept: async () =>
      (await orm.select().from(encryptionKeys).where(eq(encryptionKeys.merchant, merchant))).map(({ kid }) => kid),
  };
};

describe('the keys of a merchant', () => {
  it('are offered for a day and found for two, to the millisecond', async () => {
    const { offered, found } = await newKeys();
    const [first] = await offered(NOW);
    expect(await offered(after(DAY_MS - 1))).toEqual([first]);
    const [second, ...more] = await offered(after(DAY_MS));
    expect(more).toEqual([]);
    expect(second).not.toBe(first);
    expect(await found(first, after(2 * DAY_MS - 1))).toBe(true);
    expect(await found(first, after(2 * DAY_MS))).toBe(false);
    expect(await found(second, after(2 * DAY_MS))).toBe(true);
  });

  it('are deleted when the next is created, once they have expired', async () => {
    const { offered, kept } = await newKeys();
    const [first] = await offered(NOW);
    const [second] = await offered(after(2 * DAY_MS));
    expect(new Set(await kept())).toEqual(new Set([first, second]));
    const [third] = await offered(after(3 * DAY_MS + 1));
    expect(new Set(await kept())).toEqual(new Set([second, third]));
  });

  it('are its own: none is offered or found at another merchant', async () => {
    const [one, other] = [await newKeys(), await newKeys()];
    const [kid] = await one.offered(NOW);
    expect(await other.offered(NOW)).not.toContain(kid);
    expect(await other.found(kid, NOW)).toBe(false);
  });
});

const sealTo = async ({ kid, privateKey: { kty, crv, x, y } }: StoredKey, jti: string) =>
  new CompactEncrypt(new TextEncoder().encode('plain'))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, iat: NOW.getTime() / 1000, jti })
    .encrypt(await importJWK({ kty, crv, x, y }, 'ECDH-ES'));

describe('a sealed body', () => {
  it.each([
    [-300_001, false],
    [-300_000, true],
    [300_000, true],
    [300_001, false],
  ])('is fresh %d ms after it was sealed: %s', async (ms, fresh) => {
    const [key] = await currentKeys(gateway.database.owner, 'alpha', NOW);
    if (key === undefined) throw new Error('alpha offers no key');
    const opened = await openSealed(await callAt(gateway, 'alpha', after(ms)), await sealTo(key, randomUUID()));
    expect(opened).toEqual(fresh ? { ok: true, text: 'plain' } : { ok: false, problem: 'staleRequest' });
  });

  it('is remembered for as long as it could be replayed', async () => {
    const { owner: orm } = gateway.database;
    const [key] = await currentKeys(orm, 'alpha', NOW);
    if (key === undefined) throw new Error('alpha offers no key');
    const jti = randomUUID();
    await openSealed(await callAt(gateway, 'alpha', NOW), await sealTo(key, jti));
    const isThis = and(eq(usedRequestIds.merchant, 'alpha'), eq(usedRequestIds.jti, jti));
    const [used] = await orm.select().from(usedRequestIds).where(isThis);
    expect(used?.expires_at).toEqual(after(600_000));
  });

  it('is opened in a world whose clock is years ahead: keys rotate by the real one', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { clock: '2090-05-01T12:00:00Z' });
    expect((await visitor.logIn('player', 'Player2026')).success).toBe(true);
  });
});

const send = async (headers: Record<string, string>, around = '') => {
  const visitor = visit(gateway, 'alpha.localhost');
  const sealed = await visitor.seal({ type: 'username', username: 'player', password: 'Player2026' });
  return visitor.call('/wps/session/login', { body: `${around}${sealed}${around}`, headers });
};

describe('the content type of a sealed body', () => {
  it.each(['application/jose', 'Application/JOSE', 'application/jose; charset=utf-8', 'application/jose ;x=y'])(
    'may be %s, with white space around the body',
    async (type) => {
      expect((await send({ 'Content-Type': type }, ' \n')).success).toBe(true);
    },
  );

  it.each(['text/plain', 'application/json', 'x application/jose', ''])('is not %j', async (type) => {
    const refused = { status: 400, success: false, value: { code: 'encryptionRequired' } };
    expect(await send({ 'Content-Type': type })).toMatchObject(refused);
  });

  it('is required', async () => {
    const url = 'http://127.0.0.1/wps/session/login';
    const headers = { 'X-Forwarded-Host': 'alpha.localhost' };
    const body = new TextEncoder().encode('sealed');
    const response = await gateway.fetch(new Request(url, { method: 'POST', headers, body }));
    expect([response.status, await response.json()]).toMatchObject([400, { value: { code: 'encryptionRequired' } }]);
  });
});
