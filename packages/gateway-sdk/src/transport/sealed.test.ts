import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cipher } from '../cipher/cipher.types.ts';
import { createGateway } from '../createGateway.ts';
import { changePassword } from '../member/index.ts';
import { logIn, logInFreePlay } from '../session/index.ts';

type Pair = { readonly jwk: object; readonly privateKey: CryptoKey };
const SERVER_AHEAD_MS = 7 * 60_000;
/** Advance of the server's clock between two fetches of its keys. */
const KEYS_APART_SECONDS = 90;
const NOW = Date.UTC(2026, 2, 1);
const pairs = new Map<string, Pair>();

const addKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  pairs.set(kid, { jwk: { ...(await exportJWK(publicKey)), kid, use: 'enc', alg: 'ECDH-ES' }, privateKey });
};

beforeAll(async () => {
  await addKey('k1');
  await addKey('k2');
});

const credentials = { type: 'username', username: 'player', password: 'Player2026' } as const;
const loggedIn = { token: 't', firstTimeLogin: true, passwordExpired: false };

const answer = (value: unknown) => Response.json({ success: true, message: '', value });

const refuse = (code: string) => Response.json({ success: false, message: '', value: { code } }, { status: 400 });

/** A gateway that accepts `keys`, offers the first of them, and refuses bodies encrypted to any other. */
const setUp = ({ cipher, keys, refuseWith }: { cipher?: Cipher; keys: () => string[]; refuseWith?: string }) => {
  const asked: string[] = [];
  const bodies: { text: string; type: string | null; header: Record<string, unknown>; plaintext: string }[] = [];
  const gateway = createGateway({
    baseUrl: 'https://site.example',
    clock: { now: () => NOW },
    token: () => 'token-1',
    language: () => 'EN',
    merchant: () => 'm1',
    ...(cipher === undefined ? {} : { cipher }),
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname === '/wps/system/keys') {
        const offered = keys().map((kid) => pairs.get(kid)?.jwk);
        const later = (asked.filter((path) => path === pathname).length - 1) * KEYS_APART_SECONDS;
        return answer({ serverTime: (NOW + SERVER_AHEAD_MS) / 1000 + later, keys: offered });
      }
      const text = await request.text();
      const type = request.headers.get('Content-Type');
      if (cipher !== undefined) {
        bodies.push({ text, type, header: {}, plaintext: '' });
        return answer(loggedIn);
      }
      const sealed = pathname.endsWith('freeplay') ? (JSON.parse(text) as { Encryption: string }).Encryption : text;
      const header = JSON.parse(atob(sealed.split('.')[0] ?? '')) as Record<string, unknown>;
      const pair = pairs.get(String(header['kid']));
      const { plaintext } = await compactDecrypt(sealed, pair?.privateKey ?? new Uint8Array());
      bodies.push({ text, type, header, plaintext: new TextDecoder().decode(plaintext) });
      if (refuseWith !== undefined && bodies.length === 1) return refuse(refuseWith);
      return keys().includes(String(header['kid'])) ? answer(loggedIn) : refuse('unknownKey');
    },
  });
  return { gateway, asked, bodies };
};

describe('an encrypted call', () => {
  it('travels as JWE that only the gateway opens [REQ-153]', async () => {
    const { gateway, bodies } = setUp({ keys: () => ['k1'] });
    expect(await logIn(gateway, credentials)).toEqual({
      ok: true,
      value: { step: 'loggedIn', passwordDefault: false, ...loggedIn },
    });
    const [body] = bodies;
    expect(body?.type).toBe('application/jose');
    expect(body?.text).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(JSON.parse(body?.plaintext ?? '')).toEqual(credentials);
    expect(body?.header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' });
  });

  it("tells the server's time, not the player's, and an id used once [REQ-153]", async () => {
    const { gateway, bodies } = setUp({ keys: () => ['k1'] });
    await logIn(gateway, credentials);
    await logIn(gateway, credentials);
    const [first, second] = bodies.map(({ header }) => header);
    expect(first?.['iat']).toBe((NOW + SERVER_AHEAD_MS) / 1000);
    expect(first?.['jti']).toMatch(/^[\da-f]{32}$/);
    expect(second?.['jti']).not.toBe(first?.['jti']);
  });

  it('fetches the keys once, or ahead of the first call', async () => {
    const { gateway, asked } = setUp({ keys: () => ['k1'] });
    expect(await gateway.prepare()).toEqual({ ok: true, value: null });
    await logIn(gateway, credentials);
    await changePassword(gateway, { newPassword: 'a', confirmNewPassword: 'a' });
    expect(asked).toEqual(['/wps/system/keys', '/wps/session/login', '/wps/member/password']);
  });

  it.each([
    ['unknownKey', ['k2'], ['k1', 'k2']],
    ['staleRequest', ['k1'], ['k1', 'k1']],
  ])(
    'is sealed again, with the keys and the time of now, when it is refused as %s',
    async (code, offeredThen, sealedTo) => {
      let offered = ['k1'];
      const { gateway, asked, bodies } = setUp({
        keys: () => offered,
        ...(code === 'staleRequest' ? { refuseWith: code } : {}),
      });
      await gateway.prepare();
      offered = offeredThen;
      expect(await logIn(gateway, credentials)).toMatchObject({ ok: true });
      expect(asked.filter((path) => path === '/wps/system/keys')).toHaveLength(2);
      const [first, second] = bodies.map(({ header }) => header);
      expect([first?.['kid'], second?.['kid']]).toEqual(sealedTo);
      expect(Number(second?.['iat']) - Number(first?.['iat'])).toBe(KEYS_APART_SECONDS);
      expect(second?.['jti']).not.toBe(first?.['jti']);
    },
  );

  it('is not sent again when it is refused for another reason', async () => {
    const { gateway, bodies } = setUp({ keys: () => ['k1'], refuseWith: 'wrongCredentials' });
    expect(await logIn(gateway, credentials)).toMatchObject({ error: { kind: 'http', code: 'wrongCredentials' } });
    expect(bodies).toHaveLength(1);
  });

  it('is sent twice at most', async () => {
    let served = 0;
    const { gateway, bodies } = setUp({
      keys: () => {
        served += 1;
        return served % 2 === 1 ? ['k1'] : ['k2'];
      },
    });
    expect(await logIn(gateway, credentials)).toMatchObject({
      error: { kind: 'http', status: 400, code: 'unknownKey' },
    });
    expect(bodies).toHaveLength(2);
  });

  it('fails when the keys call fails, and fetches the keys again next time', async () => {
    let keys: string[] = [];
    const { gateway, bodies } = setUp({ keys: () => keys });
    expect(await logIn(gateway, credentials)).toMatchObject({ error: { kind: 'malformed' } });
    expect(bodies).toEqual([]);
    keys = ['k1'];
    expect(await logIn(gateway, credentials)).toMatchObject({ ok: true });
  });

  it('uses the scheme that a merchant plugs in', async () => {
    const cipher: Cipher = {
      contentType: 'application/x-own',
      seal: async (plaintext, { key, iat }) => `${key.kid}:${iat}:${btoa(plaintext)}`,
    };
    const { gateway, bodies } = setUp({ keys: () => ['k1'], cipher });
    await logIn(gateway, credentials);
    expect(bodies[0]?.type).toBe('application/x-own');
    expect(bodies[0]?.text).toBe(`k1:${(NOW + SERVER_AHEAD_MS) / 1000}:${btoa(JSON.stringify(credentials))}`);
  });

  it('is malformed when the cipher cannot use the key, which is fetched again next time', async () => {
    const cipher: Cipher = { contentType: 'x', seal: async () => Promise.reject(new Error('no')) };
    const { gateway, asked, bodies } = setUp({ keys: () => ['k1'], cipher });
    for (let tries = 0; tries < 2; tries += 1)
      expect(await logIn(gateway, credentials)).toEqual({ ok: false, error: { kind: 'malformed', status: 200 } });
    expect(bodies).toEqual([]);
    expect(asked).toEqual(['/wps/system/keys', '/wps/system/keys']);
  });
});

describe('free play', () => {
  it('sends a random string, encrypted, with the version of the gateway [REQ-154]', async () => {
    const { gateway, bodies } = setUp({ keys: () => ['k1'] });
    expect(await logInFreePlay(gateway, { os: 'iOS' })).toMatchObject({ ok: true, value: { step: 'loggedIn' } });
    await logInFreePlay(gateway, { os: 'iOS' });
    const sent = JSON.parse(bodies[0]?.text ?? '') as object;
    expect(sent).toEqual({ os: 'iOS', platform: 'W', Encryption: expect.any(String) as string, version: 3 });
    expect(bodies[0]?.plaintext).toMatch(/^[\da-f]{32}$/);
    expect(bodies[1]?.plaintext).not.toBe(bodies[0]?.plaintext);
  });
});
