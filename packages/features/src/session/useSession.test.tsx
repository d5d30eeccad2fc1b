// @vitest-environment jsdom
import { unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { markFirstLoginAtom, storeMemberAtom, endSessionAtom } from '../app/index.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useLogout } from './useLogout.ts';
import { useSession } from './useSession.ts';
import { useWelcome } from './useWelcome.ts';
import { eventually, settled } from '../testing/eventually.ts';

describe('useSession', () => {
  it('tells a member from a visitor, and why the last session ended [REQ-079]', () => {
    const { result, store } = renderFeature(useSession, {}, { token: 't1' });
    expect(result.current).toMatchObject({ isLoggedIn: true, role: 'member', state: 'loggedIn', end: undefined });
    act(() => store.set(endSessionAtom, { merchant: 'LOTUS', end: 'expired' }));
    expect(result.current).toMatchObject({ isLoggedIn: false, role: 'visitor', state: 'anonymous', end: 'expired' });
    expect(result.current).toMatchObject({ accountName: undefined, member: undefined, firstTimeLogin: false });
  });

  it('knows the member by name, and whether this is a first visit, once the gateway has said so [REQ-083]', () => {
    const { result, store } = renderFeature(useSession, {}, { token: 't1' });
    expect(result.current).toMatchObject({ firstTimeLogin: false, accountName: undefined, member: undefined });
    const member = { id: '1', account: 'player', nickname: 'P', type: 4 };
    act(() => {
      store.set(markFirstLoginAtom);
      store.set(storeMemberAtom, { token: 't1', member });
    });
    expect(result.current).toMatchObject({ firstTimeLogin: true, accountName: 'player', member, role: 'trial' });
  });
});

describe('useWelcome', () => {
  const member = { id: '1', account: 'player', nickname: 'P', type: 0 };

  it('welcomes a member who logged in for the first time, until that is read [REQ-106]', () => {
    const { result, store } = renderFeature(useWelcome, {}, { token: 't1' });
    act(() => store.set(storeMemberAtom, { token: 't1', member }));
    expect(result.current.isNew).toBe(false);
    act(() => store.set(markFirstLoginAtom));
    expect(result.current.isNew).toBe(true);
    act(() => result.current.read());
    expect(result.current.isNew).toBe(false);
  });

  it('is false before the member has loaded, and for a trial', () => {
    const { result, store } = renderFeature(useWelcome, {}, { token: 't1' });
    act(() => store.set(markFirstLoginAtom));
    expect(result.current.isNew).toBe(false);
    act(() => store.set(storeMemberAtom, { token: 't1', member: { ...member, type: 4 } }));
    expect(result.current.isNew).toBe(false);
  });
});

const useIsLoggedIn = () => ({ isLoggedIn: useSession().isLoggedIn });

const start = () => {
  const goHome = vi.fn<() => void>();
  const { result, gateway } = renderFeature(
    () => ({ ...useLogout({ goHome }), ...useIsLoggedIn() }),
    { logOut: unreachable },
    { token: 't1' },
  );
  return { goHome, gateway, result };
};

describe('useLogout', () => {
  it('asks first, and stays on cancel [REQ-087]', () => {
    const { result, gateway } = start();
    act(() => result.current.ask());
    expect(result.current.state).toBe('confirming');
    act(() => result.current.cancel());
    expect([result.current.state, result.current.isLoggedIn]).toEqual(['idle', true]);
    expect(gateway.asked).toEqual([]);
  });

  it('shows the loader on confirm, calls, clears and goes home, also when the call fails [REQ-087]', async () => {
    const { result, gateway, goHome } = start();
    act(() => result.current.ask());
    act(() => result.current.confirm());
    expect(result.current.state).toBe('leaving');
    expect(goHome).not.toHaveBeenCalled();
    await eventually(() => expect(goHome).toHaveBeenCalledOnce());
    await eventually(() => expect([result.current.state, result.current.isLoggedIn]).toEqual(['idle', false]));
    expect(gateway.asked).toMatchObject([{ id: 'logOut' }]);
  });

  it('never leaves unasked [REQ-087]', async () => {
    const { result, gateway } = start();
    act(() => result.current.confirm());
    await settled();
    expect([gateway.asked, result.current.isLoggedIn]).toEqual([[], true]);
  });
});
