import { examples } from '@baize/gateway-sdk/testing';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { browserPasskeys } from './browserPasskeys.ts';

vi.mock('@simplewebauthn/browser');
afterEach(() => vi.resetAllMocks());

const failing = (name: string): Error => Object.assign(new Error('refused'), { name });
const shared = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} } as const;

it('an answer of the browser has only what the gateway reads', async () => {
  const signed = { clientDataJSON: 'AA', authenticatorData: 'BB', signature: 'CC', userHandle: 'DD' };
  vi.mocked(startAuthentication).mockResolvedValue({ ...shared, response: signed });
  expect(await browserPasskeys.get(examples.beginPasskeyLogin)).toEqual({
    ok: true,
    answer: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: signed },
  });
  const response = { clientDataJSON: 'AA', attestationObject: 'BB' };
  vi.mocked(startRegistration).mockResolvedValue({ ...shared, response: { ...response, transports: ['usb'] } });
  expect(await browserPasskeys.create(examples.beginPasskey)).toEqual({
    ok: true,
    answer: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response },
  });
});

it.each([
  ['NotAllowedError', 'passkeyCancelled', 'passkeyCancelled'],
  ['AbortError', 'passkeyCancelled', 'passkeyCancelled'],
  ['SecurityError', 'passkeyUnusable', 'passkeyUnusable'],
  ['InvalidStateError', 'passkeyUnusable', 'passkeyKnown'],
])('%s is told as %s at a login, and as %s of a new one', async (name, got, created) => {
  vi.mocked(startAuthentication).mockRejectedValue(failing(name));
  vi.mocked(startRegistration).mockRejectedValue(failing(name));
  expect(await browserPasskeys.get(examples.beginPasskeyLogin)).toEqual({ ok: false, code: got });
  expect(await browserPasskeys.create(examples.beginPasskey)).toEqual({ ok: false, code: created });
});
