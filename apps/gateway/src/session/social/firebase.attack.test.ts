import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTVerifyGetKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import { openTestGateway } from '../../testing/openTestGateway.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import { firebaseTokens } from './firebaseTokens.ts';
import { BEGIN, codeOf, register, SOCIAL, ticketOf } from './testing/atDemo.ts';

const PROJECT = 'baize-tests';
let gateway: TestGateway;
let key: CryptoKey;
let foreign: CryptoKey;
let keys: JWTVerifyGetKey;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  foreign = (await generateKeyPair('RS256')).privateKey;
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] });
  gateway = await openTestGateway({ firebase: firebaseTokens(keys) });
});
afterAll(() => gateway.close());

const now = (): number => Math.floor(Date.now() / 1000);
const tokenWith = (claims: object = {}, by: CryptoKey = key): Promise<string> =>
  new SignJWT({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'uid',
    name: 'Fay Base',
    email: 'fay@example.com',
    email_verified: true,
    auth_time: now() - 5,
    iat: now() - 5,
    exp: now() + 3600,
    firebase: { sign_in_provider: 'google.com' },
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(by);

const firebase = { through: 'firebase' as const, projectId: PROJECT };
const worldWith = (social: object = { google: firebase }) => newWorldAt(gateway, 'alpha', { settings: { social } });

describe('a token of Firebase', () => {
  it('says who somebody is, once', async () => {
    const { visitor } = await worldWith();
    const idToken = await tokenWith();
    const answer = await visitor.sendSealed(SOCIAL, { idToken });
    expect(answer.value).toMatchObject({ newcomer: { provider: 'google', name: 'Fay Base' } });
    expect(codeOf(await visitor.sendSealed(SOCIAL, { idToken }))).toBe('signInExpired');
    expect((await register(visitor, ticketOf(answer))).success).toBe(true);
    const again = await visitor.sendSealed(SOCIAL, { idToken: await tokenWith({ iat: now() - 4 }) });
    expect(again.value).toMatchObject({ token: expect.any(String) as unknown });
  });

  it('is refused with a foreign key, of another project, past its time, of long ago, of tomorrow, or for nobody', async () => {
    const { visitor } = await worldWith();
    const tokens = {
      key: await tokenWith({}, foreign),
      audience: await tokenWith({ aud: 'another' }),
      issuer: await tokenWith({ iss: 'https://securetoken.google.com/another' }),
      expired: await tokenWith({ exp: now() - 60 }),
      old: await tokenWith({ auth_time: now() - 400 }),
      early: await tokenWith({ auth_time: now() + 400 }),
      never: await tokenWith({ auth_time: undefined }),
      nobody: await tokenWith({ sub: '' }),
      phone: await tokenWith({ firebase: { sign_in_provider: 'phone' } }),
      password: await tokenWith({ firebase: { sign_in_provider: 'password' } }),
      none: await tokenWith({ firebase: undefined }),
      text: 'not.a.token',
    };
    for (const [name, idToken] of Object.entries(tokens))
      expect([name, codeOf(await visitor.sendSealed(SOCIAL, { idToken }))]).toEqual([name, 'signInRefused']);
  });

  it('is what apps bring: a site shows no button for it', async () => {
    const { visitor } = await worldWith({ google: firebase, facebook: { through: 'demo' } });
    const { value } = await visitor.call('/wps/system/permission');
    expect(value).toMatchObject({ social: { google: false, facebook: true } });
  });

  it('is taken of the one project that its provider goes through', async () => {
    const other = { through: 'firebase' as const, projectId: 'another-project' };
    const { visitor } = await worldWith({ google: firebase, facebook: other });
    const idToken = await tokenWith({ firebase: { sign_in_provider: 'facebook.com' } });
    expect(codeOf(await visitor.sendSealed(SOCIAL, { idToken }))).toBe('switchedOff');
    const { visitor: elsewhere } = await worldWith({ facebook: firebase });
    expect(codeOf(await elsewhere.sendSealed(SOCIAL, { idToken: await tokenWith() }))).toBe('switchedOff');
  });

  it('is taken for the providers that go through Firebase alone, and those begin no other way', async () => {
    const { visitor } = await worldWith({ google: firebase, facebook: { through: 'demo' } });
    const idToken = await tokenWith({ firebase: { sign_in_provider: 'facebook.com' } });
    expect(codeOf(await visitor.sendSealed(SOCIAL, { idToken }))).toBe('switchedOff');
    expect(codeOf(await visitor.call(BEGIN, { json: { provider: 'google' } }))).toBe('switchedOff');
  });
});
