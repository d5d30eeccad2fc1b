// @vitest-environment jsdom
import { examples, refused } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import type { BrowserPasskeys } from '../verification/passkey/index.ts';
import { useAddPasskey, usePasskeyProof, usePasskeys, useRemovePasskey } from './usePasskeys.ts';

const asMember = { token: 't1' };
const created = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
} as const;
const given = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
} as const;

it('a passkey of the browser is added under its name, and the list is read again', async () => {
  const create = vi.fn<BrowserPasskeys['create']>(() => Promise.resolve({ ok: true, answer: created }));
  const handleDone = vi.fn<() => void>();
  const { result, gateway } = renderFeature(
    () => ({ list: usePasskeys(), ...useAddPasskey(examples.beginPasskey, { create }, handleDone) }),
    { getPasskeys: examples.getPasskeys, addPasskey: null },
    asMember,
  );
  await eventually(() => expect(result.current.list.data).toHaveLength(1));
  act(() => result.current.add('My phone'));
  await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledWith(examples.beginPasskey);
  expect(gateway.asked.find(({ id }) => id === 'addPasskey')?.body).toEqual({ name: 'My phone', answer: created });
  await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getPasskeys')).toHaveLength(2));
});

it('a dialog of the browser that is closed adds nothing and says so; a refusal of the gateway is told', async () => {
  const create = vi.fn<BrowserPasskeys['create']>(() => Promise.resolve({ ok: false, code: 'passkeyCancelled' }));
  const { result, gateway } = renderFeature(
    () => useAddPasskey(examples.beginPasskey, { create }, () => undefined),
    { addPasskey: refused('passkeyExpired') },
    asMember,
  );
  act(() => result.current.add('My phone'));
  await eventually(() => expect(result.current.refusal?.code).toBe('passkeyCancelled'));
  expect(gateway.asked.some(({ id }) => id === 'addPasskey')).toBe(false);
  create.mockResolvedValue({ ok: true, answer: created });
  act(() => result.current.add('My phone'));
  await eventually(() => expect(result.current.refusal?.code).toBe('passkeyExpired'));
});

it('a change is confirmed by a passkey in place of the secret', async () => {
  const handleDone = vi.fn<() => void>();
  const get: BrowserPasskeys['get'] = () => Promise.resolve({ ok: true, answer: given });
  const { result, gateway } = renderFeature(
    () => {
      const removal = useRemovePasskey('p1', 'password', handleDone);
      return { removal, proof: usePasskeyProof({ get }, removal.prove) };
    },
    { beginPasskeyProof: examples.beginPasskeyProof, removePasskey: null },
    asMember,
  );
  act(() => result.current.proof.ask());
  await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
  act(() => result.current.removal.confirm('Secret1'));
  await eventually(() => expect(handleDone).toHaveBeenCalledTimes(2));
  expect(gateway.asked.filter(({ id }) => id === 'removePasskey').map(({ body }) => body)).toEqual([
    { id: 'p1', proof: { kind: 'passkey', answer: given } },
    { id: 'p1', proof: { kind: 'password', secret: 'Secret1' } },
  ]);
});
