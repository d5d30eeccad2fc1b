import { examples, gatewayStub, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { expect, it, vi } from 'vitest';
import type { BrowserPasskeys } from '../../../verification/passkey/index.ts';
import type { LoginEntry } from '../login.types.ts';
import { createPasskeyLogin } from './createPasskeyLogin.ts';

const answer = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
} as const;
const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };

const { signal } = new AbortController();

const start = (stubs: Stubs, get: BrowserPasskeys['get'] = () => Promise.resolve({ ok: true, answer })) => {
  const gateway = gatewayStub({ beginPasskeyLogin: examples.beginPasskeyLogin, logInPasskey: success, ...stubs });
  return { gateway, logIn: (entry: LoginEntry) => createPasskeyLogin({ get })(gateway, entry, signal) };
};

it('the browser is asked with the challenge of the gateway, which gets its answer', async () => {
  const get = vi.fn<BrowserPasskeys['get']>(() => Promise.resolve({ ok: true, answer }));
  const { logIn, gateway } = start({}, get);
  expect(await logIn('page')).toMatchObject({ kind: 'loggedIn', token: 't1' });
  expect(get).toHaveBeenCalledWith(examples.beginPasskeyLogin);
  await logIn('agent');
  const bodies = gateway.asked.filter(({ id }) => id === 'logInPasskey').map(({ body }) => body);
  expect(bodies).toEqual([{ answer }, { answer, entry: 'agent' }]);
});

it.each<[string, Stubs, BrowserPasskeys['get'] | undefined]>([
  ['network', { beginPasskeyLogin: unreachable }, undefined],
  ['passkeyCancelled', {}, () => Promise.resolve({ ok: false, code: 'passkeyCancelled' })],
  ['passkeyRefused', { logInPasskey: refused('passkeyRefused') }, undefined],
])('a login that fails with %s says so', async (code, stubs, get) => {
  const { logIn } = start(stubs, get);
  expect(await logIn('page')).toMatchObject({ kind: 'refused', refusal: { code } });
});
