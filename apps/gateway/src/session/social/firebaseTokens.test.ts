import { UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { firebaseTokens } from './firebaseTokens.ts';

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
