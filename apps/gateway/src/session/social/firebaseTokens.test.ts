import { errors, UnsecuredJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';

import { firebaseTokens } from './firebaseTokens.ts';

afterEach(() => vi.unstubAllGlobals());

const PROJECT = 'demo-baize';
const now = (): number => Math.floor(Date.now() / 1000);
const unsigned = (claims: object = {}): string =>
  new UnsecuredJWT({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'uid',
    auth_time: now() - 5,
    iat: now() - 5,
    exp: now() + 3600,
    phone_number: '+8613900139000',
    firebase: { sign_in_provider: 'phone' },
    ...claims,
  }).encode();

const never = () => Promise.reject(new Error('no key is asked for'));

it('takes a token of the emulator where the emulator is meant, and by no key otherwise', async () => {
  expect(await firebaseTokens('emulator').numberOf(PROJECT, unsigned())).toMatchObject({
    ok: true,
    number: '+8613900139000',
  });
  expect(await firebaseTokens(never).numberOf(PROJECT, unsigned())).toEqual({ ok: false, code: 'signInRefused' });
});

it.each([
  ['another project', { aud: 'other' }],
  ['another issuer', { iss: 'https://securetoken.google.com/other' }],
  ['an end that has passed', { exp: now() - 60 }],
  ['a sign-in of long ago', { auth_time: now() - 3600 }],
  ['another provider', { firebase: { sign_in_provider: 'google.com' } }],
])('holds the claims of the emulator’s token, too: %s', async (_what, claims) => {
  const answer = await firebaseTokens('emulator').numberOf(PROJECT, unsigned(claims));
  expect(answer).toEqual({ ok: false, code: 'signInRefused' });
});

const numberOf = (claims: object) => firebaseTokens('emulator').numberOf(PROJECT, unsigned(claims));
const identify = (claims: object) => firebaseTokens('emulator').identify(PROJECT, unsigned(claims));
const no = { ok: false, code: 'signInRefused' };

it.each([
  ['300 seconds ago', -300, true],
  ['309 seconds ago', -309, false],
  ['in 3 seconds', 3, true],
  ['in 9 seconds', 9, false],
])('takes a sign-in of a moment ago, give or take what clocks differ by: %s', async (_when, after, taken) => {
  expect((await numberOf({ auth_time: now() + after })).ok).toBe(taken);
});

it.each(['sub', 'exp', 'iat', 'auth_time'])('takes no token without %s', async (claim) => {
  expect(await numberOf({ [claim]: undefined })).toEqual(no);
});

it('says until when a token holds', async () => {
  const exp = now() + 100;
  expect(await numberOf({ exp })).toEqual({ ok: true, number: '+8613900139000', endsAt: new Date(exp * 1000) });
  const google = { firebase: { sign_in_provider: 'google.com' }, name: 'Fay' };
  expect(await identify({ exp, ...google })).toEqual({
    ok: true,
    identity: { provider: 'google', subject: 'uid', name: 'Fay' },
    endsAt: new Date(exp * 1000),
  });
});

it('knows the providers by their names alone, and nobody by a number that is none', async () => {
  expect(await identify({ firebase: { sign_in_provider: 'facebook.com' } })).toMatchObject({
    identity: { provider: 'facebook' },
  });
  for (const firebase of [{ sign_in_provider: 'apple.com' }, {}, undefined])
    expect(await identify({ firebase })).toEqual(no);
  expect(await identify({ firebase: { sign_in_provider: 'google.com' }, sub: ' ' })).toEqual(no);
  expect(await identify({ aud: 'other', firebase: { sign_in_provider: 'google.com' } })).toEqual(no);
  for (const phone_number of [undefined, 7]) expect(await numberOf({ phone_number })).toEqual(no);
  expect(await numberOf({ firebase: { sign_in_provider: 'password' } })).toEqual(no);
});

/** A token with the header of a Firebase token, an empty payload and no signature. */
const signed = (): string =>
  [{ alg: 'RS256', kid: 'one' }, {}].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');

it.each([
  ['cannot be reached', new TypeError('fetch failed'), 'providerAway'],
  ['answer too late', new errors.JWKSTimeout(), 'providerAway'],
  ['answer with a failure', new errors.JOSEError('Expected 200 OK'), 'providerAway'],
  ['have no such key', new errors.JWKSNoMatchingKey(), 'signInRefused'],
  ['break otherwise', Object.assign(new Error('broke'), { code: 'ERR_JOSE_GENERIC' }), 'signInRefused'],
])('tells apart a token that is wrong and keys that cannot be had: they %s', async (_what, error, code) => {
  const answer = await firebaseTokens(() => Promise.reject(error)).numberOf(PROJECT, `${signed()}.c2ln`);
  expect(answer).toEqual({ ok: false, code });
});

it('asks Google for the keys where no others are given', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string | URL) => {
    asked.push(String(address));
    return Promise.reject(new TypeError('fetch failed'));
  });
  expect(await firebaseTokens().numberOf(PROJECT, `${signed()}.c2ln`)).toMatchObject({ code: 'providerAway' });
  expect(asked).toEqual(['https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com']);
});
