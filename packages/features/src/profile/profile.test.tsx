// @vitest-environment jsdom
import { examples, failed, refused } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heldSessionAtom } from '../app/index.ts';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { birthdayRange, canClose, pictureProblem, refusedProfileField } from './profile.rules.ts';
import { useCloseAccount, useExport } from './useClosure.ts';
import { useChangeProfile, useProfileSettings } from './useProfileSettings.ts';

const asMember = { token: 't1' };
const profile = examples.getProfile;
const dataFile = () => new Response('{}', { headers: { 'Content-Type': 'application/octet-stream' } });

describe('the rules of the profile', () => {
  it.each([
    ['2026-03-01', 18, { min: '1906-03-01', max: '2008-03-01' }],
    ['2028-02-29', 21, { min: '1908-02-28', max: '2007-02-28' }],
  ])('on %s a birthday is of who is %s or older', (today, age, range) =>
    expect(birthdayRange(today, age)).toEqual(range),
  );

  it('a picture is a PNG or JPEG of at most five megabytes', () => {
    expect(pictureProblem({ type: 'image/png', size: 5_000_000 })).toBeUndefined();
    expect(pictureProblem({ type: 'image/jpeg', size: 5_000_001 })).toBe('size');
    expect(pictureProblem({ type: 'image/svg+xml', size: 1 })).toBe('type');
  });

  it('a refusal is said at its field, or over the form', () => {
    const codes = ['nicknameRule', 'nicknameReserved', 'birthdaySet', 'birthdayInvalid', 'imageInvalid'];
    expect(codes.map((code) => refusedProfileField({ code }))).toEqual([
      'nickname',
      'nickname',
      'birthday',
      'birthday',
      undefined,
    ]);
  });

  it('an account with an obstacle cannot be closed', () => {
    expect(canClose(examples.getClosure)).toBe(false);
    expect(canClose({ ...examples.getClosure, obstacles: [] })).toBe(true);
  });
});

it('a change is sent, and the settings are shown as they are then', async () => {
  const handleDone = vi.fn<(changed: unknown) => void>();
  const sent: unknown[] = [];
  let nickname = 'Lucky';
  const { result, gateway } = renderFeature(
    () => {
      const shown = { settings: useProfileSettings(), ...useChangeProfile(handleDone) };
      sent.push(shown.sending);
      return shown;
    },
    {
      getProfile: () => ({ ...profile, nickname }),
      setNickname: () => {
        nickname = 'Happy';
        return { ...profile, nickname };
      },
    },
    asMember,
  );
  await eventually(() => expect(result.current.settings.data?.nickname).toBe('Lucky'));
  act(() => result.current.change({ change: 'nickname', nickname: 'Happy' }));
  await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
  expect(sent).toContainEqual({ change: 'nickname', nickname: 'Happy' });
  expect(result.current.sending).toBeUndefined();
  expect(result.current.settings.data?.nickname).toBe('Happy');
  expect(gateway.asked.find(({ id }) => id === 'setNickname')?.body).toEqual({ nickname: 'Happy' });
});

it('a refused nickname changes nothing', async () => {
  const handleDone = vi.fn<() => void>();
  const stubs = { getProfile: profile, setNickname: refused('nicknameReserved') };
  const { result } = renderFeature(() => useChangeProfile(handleDone), stubs, asMember);
  act(() => result.current.change({ change: 'nickname', nickname: 'admin' }));
  await eventually(() => expect(result.current.refusal?.code).toBe('nicknameReserved'));
  expect(handleDone).not.toHaveBeenCalled();
});

it('the file of what is kept is loaded by the ticket that the secret opened', async () => {
  const handleLoaded = vi.fn<(file: Blob) => void>();
  const file = new Response('{}', { headers: { 'Content-Type': 'application/octet-stream' } });
  const { result, gateway } = renderFeature(
    () => useExport('password', handleLoaded),
    { requestExport: { ticket: 'Zk3', expiresAt: '2026-03-01T04:05:00Z' }, getExport: file },
    asMember,
  );
  act(() => result.current.confirm('Player2026'));
  await eventually(() => expect(handleLoaded).toHaveBeenCalledOnce());
  expect(gateway.asked.find(({ id }) => id === 'requestExport')?.body).toEqual({
    proof: { kind: 'password', secret: 'Player2026' },
  });
  expect(gateway.asked.find(({ id }) => id === 'getExport')?.query).toMatchObject({ ticket: 'Zk3' });
});

it('a download that failed is tried again by its ticket, unless the ticket is over', async () => {
  const handleLoaded = vi.fn<(file: Blob) => void>();
  let status: number | undefined;
  let tickets = 0;
  const { result, gateway } = renderFeature(
    () => useExport('password', handleLoaded),
    {
      requestExport: () => ({ ticket: `Zk${(tickets += 1)}`, expiresAt: '2026-03-01T04:05:00Z' }),
      getExport: () => (status === undefined ? dataFile() : failed(status)) as never,
    },
    asMember,
  );
  for (status of [500, 403]) {
    act(() => result.current.confirm('Player2026'));
    await eventually(() => expect(result.current.refusal).toMatchObject({ error: { status } }));
  }
  status = undefined;
  act(() => result.current.confirm('Player2026'));
  await eventually(() => expect(handleLoaded).toHaveBeenCalledOnce());
  const used = gateway.asked.flatMap(({ id, query }) =>
    id === 'getExport' ? [(query as { ticket: string }).ticket] : [],
  );
  expect([tickets, [...new Set(used)], used.at(-1)]).toEqual([2, ['Zk1', 'Zk2'], 'Zk2']);
});

it('a closed account leaves no session here; a refused closure keeps it', async () => {
  const handleDone = vi.fn<() => void>();
  let isUsed = true;
  const { result, store } = renderFeature(
    () => useCloseAccount('password', handleDone),
    { closeAccount: () => (isUsed ? refused('accountInUse') : null) },
    asMember,
  );
  act(() => result.current.confirm('Player2026'));
  await eventually(() => expect(result.current.refusal?.code).toBe('accountInUse'));
  expect(store.get(heldSessionAtom)).toBeDefined();
  isUsed = false;
  act(() => result.current.confirm('Player2026'));
  await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
  expect(store.get(heldSessionAtom)).toBeUndefined();
});
