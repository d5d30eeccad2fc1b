import { describe, expect, it } from 'vitest';
import { gatewayStub, unreachable } from '../testing/index.ts';
import { logIn, logInFreePlay } from './index.ts';

const answered = (value: unknown) => logIn(gatewayStub({ logIn: value as never }), { type: 'username', username: 'a' });

describe('the outcome of a login', () => {
  it('is a token with what the member must do first [REQ-081]', async () => {
    const flags = { firstTimeLogin: true, passwordExpired: true, passwordDefault: true };
    expect(await answered({ token: 't', ...flags })).toEqual({
      ok: true,
      value: { step: 'loggedIn', token: 't', ...flags },
    });
    expect(await answered({ token: 't' })).toEqual({
      ok: true,
      value: { step: 'loggedIn', token: 't', firstTimeLogin: false, passwordExpired: false, passwordDefault: false },
    });
  });

  it('is malformed without a token [REQ-081]', async () => {
    for (const value of [{ token: '' }, { token: 5 }, {}, null, 'token'])
      expect(await answered(value)).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('is a challenge with the known methods', async () => {
    expect(await answered({ challenge: { id: 'c', methods: ['sms', 'palm', 'authenticator'] } })).toEqual({
      ok: true,
      value: { step: 'challenge', id: 'c', methods: ['sms', 'authenticator'], destinations: {}, newAddress: false },
    });
    expect(await answered({ challenge: { id: 'c', methods: ['sms'], newAddress: true } })).toMatchObject({
      value: { newAddress: true },
    });
    for (const challenge of [{ id: 'c', methods: ['palm'] }, { methods: ['sms'] }])
      expect(await answered({ challenge })).toMatchObject({ error: { kind: 'malformed' } });
  });
});

it('a trial session is not requested when its proof cannot be encrypted', async () => {
  const gateway = gatewayStub({ getKeys: unreachable });
  expect(await logInFreePlay(gateway, { os: 'iOS' })).toEqual({ ok: false, error: { kind: 'network' } });
  expect(gateway.asked).toEqual([]);
});

it('a trial session is asked for with another random text each time, sealed as Encryption, on the web [REQ-116]', async () => {
  const gateway = gatewayStub({ logInFreePlay: { token: 't', firstTimeLogin: false, passwordExpired: false } });
  for (const os of ['iOS', 'Web']) expect(await logInFreePlay(gateway, { os })).toMatchObject({ ok: true });
  const sent = gateway.asked.map(({ body }) => body as { Encryption: string });
  expect(sent).toMatchObject([
    { os: 'iOS', platform: 'W', version: 3 },
    { os: 'Web', platform: 'W', version: 3 },
  ]);
  expect(new Set(sent.map(({ Encryption }) => Encryption)).size).toBe(2);
});
