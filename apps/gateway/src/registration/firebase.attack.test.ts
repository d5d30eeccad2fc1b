import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseTokens } from '../session/social/firebaseTokens.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer } from '../testing/visitor.ts';

const PROJECT = 'baize-tests';
const PATH = '/wps/member/register/mobile';
const NUMBER = { mobileNum: '13900139000', countryDialingCode: '86' };
let gateway: TestGateway;
let key: CryptoKey;
let foreign: CryptoKey;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  foreign = (await generateKeyPair('RS256')).privateKey;
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] });
  gateway = await openTestGateway({ firebase: firebaseTokens(keys) });
});
afterAll(() => gateway.close());

const now = (): number => Math.floor(Date.now() / 1000);
const tokenWith = (claims: object = {}, by: CryptoKey = key): Promise<string> =>
  new SignJWT({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'uid',
    auth_time: now() - 5,
    iat: now() - 5,
    exp: now() + 3600,
    phone_number: '+8613900139000',
    firebase: { sign_in_provider: 'phone' },
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(by);

const form = {
  ...NUMBER,
  password: 'Chloe2026',
  confirmPassword: 'Chloe2026',
  captcha: 'TEST',
  login: true,
  terms: { accepted: true, version: '1' },
  registerMethod: 'WEB',
  firebaseChannel: 'phone',
};
const flags = { mobileRegistration: true, mobileRegistrationPassword: true, registrationSms: true };
const settings = { flags, phoneAuth: { through: 'firebase' as const, projectId: PROJECT } };

const newWorld = async (own: object = settings) => {
  const { visitor } = await newWorldAt(gateway, 'alpha', {
    settings: own,
    failures: { limits: { registerByMobile: 1000 } },
  });
  const register = async (more: object): Promise<Answer> => {
    await visitor.call('/wps/captcha');
    return visitor.sendSealed(PATH, { ...form, ...more }, { method: 'PUT' });
  };
  return { visitor, register };
};
const codeOf = ({ value }: Answer): unknown => (value as { code?: string } | null)?.code;

describe('a number that Firebase has proven', () => {
  it('opens one account with its token, which serves once', async () => {
    const { register } = await newWorld();
    const firebaseIdToken = await tokenWith();
    expect(await register({ firebaseIdToken })).toMatchObject({
      success: true,
      value: { session: { token: expect.any(String) as unknown } },
    });
    expect(await register({ firebaseIdToken })).toMatchObject({
      success: false,
      value: { code: 'codeExpired', field: 'verificationCode' },
    });
    expect(codeOf(await register({ firebaseIdToken: await tokenWith({ iat: now() - 4 }) }))).toBe('mobileTaken');
  });

  it('serves at one merchant’s registration, not again at another’s', async () => {
    const [one, two] = [
      await newWorld(),
      await newWorld({ ...settings, phoneAuth: { through: 'firebase', projectId: 'of-another' } }),
    ];
    const firebaseIdToken = await tokenWith();
    expect((await one.register({ firebaseIdToken })).success).toBe(true);
    expect(codeOf(await two.register({ firebaseIdToken }))).toBe('codeExpired');
  });

  it('is another’s, or not proven: refused', async () => {
    const { register } = await newWorld();
    expect(codeOf(await register({ firebaseIdToken: await tokenWith({ phone_number: '+8613900139001' }) }))).toBe(
      'wrongCode',
    );
    expect(codeOf(await register({}))).toBe('wrongCode');
    expect(codeOf(await register({ verificationCode: '000000' }))).toBe('wrongCode');
  });

  it('is refused with a foreign key, of another project, past its time, of long ago, or of no phone', async () => {
    const { register } = await newWorld();
    const tokens = {
      key: await tokenWith({}, foreign),
      audience: await tokenWith({ aud: 'another' }),
      issuer: await tokenWith({ iss: 'https://securetoken.google.com/another' }),
      expired: await tokenWith({ exp: now() - 60 }),
      old: await tokenWith({ auth_time: now() - 400 }),
      google: await tokenWith({ firebase: { sign_in_provider: 'google.com' } }),
      numberless: await tokenWith({ phone_number: undefined }),
      list: await tokenWith({ phone_number: ['+8613900139000'] }),
      text: 'not.a.token',
    };
    for (const [name, firebaseIdToken] of Object.entries(tokens))
      expect([name, codeOf(await register({ firebaseIdToken }))]).toEqual([name, 'codeExpired']);
  });

  it('is asked for by Firebase alone: the gateway sends and tries no code', async () => {
    const { visitor } = await newWorld();
    expect(codeOf(await visitor.call('/wps/verification/sms/register', { json: NUMBER }))).toBe('switchedOff');
    const code = { ...NUMBER, verificationCode: '123456' };
    expect(codeOf(await visitor.call('/wps/verification/sms/validate', { json: code }))).toBe('switchedOff');
  });
});
