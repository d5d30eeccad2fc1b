// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fails, renderFeature } from '../app/renderFeature.tsx';
import { useLogout } from './useLogout.ts';
import { useSession } from './useSession.ts';

afterEach(cleanup);

describe('useSession', () => {
  it('tells a visitor from a member, and logs out [REQ-079] [REQ-087]', async () => {
    const { result } = renderFeature(useSession, { session: { logOut: () => fails() } }, { token: 't1' });
    expect(result.current).toMatchObject({ isLoggedIn: true, role: 'member', state: 'loggedIn' });
    await act(() => result.current.logOut());
    expect(result.current).toMatchObject({ isLoggedIn: false, role: 'visitor', state: 'anonymous', end: 'loggedOut' });
  });
});

const useIsLoggedIn = () => ({ isLoggedIn: useSession().isLoggedIn });

const start = () => {
  const goHome = vi.fn<() => void>();
  const logOut = vi.fn<() => Promise<unknown>>(() => fails());
  const { result } = renderFeature(
    () => ({ ...useLogout({ goHome }), ...useIsLoggedIn() }),
    { session: { logOut } },
    { token: 't1' },
  );
  return { goHome, logOut, result };
};

describe('useLogout', () => {
  it('asks first, and stays on cancel [REQ-087]', () => {
    const { result, logOut } = start();
    act(() => result.current.ask());
    expect(result.current.state).toBe('confirming');
    act(() => result.current.cancel());
    expect([result.current.state, result.current.isLoggedIn]).toEqual(['idle', true]);
    expect(logOut).not.toHaveBeenCalled();
  });

  it('shows the loader on confirm, calls, clears and goes home, also when the call fails [REQ-087]', async () => {
    const { result, logOut, goHome } = start();
    act(() => result.current.ask());
    act(() => result.current.confirm());
    expect(result.current.state).toBe('leaving');
    expect(goHome).not.toHaveBeenCalled();
    await waitFor(() => expect(goHome).toHaveBeenCalledOnce());
    expect([result.current.state, result.current.isLoggedIn]).toEqual(['idle', false]);
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('never leaves unasked [REQ-087]', () => {
    const { result, logOut } = start();
    act(() => result.current.confirm());
    expect(logOut).not.toHaveBeenCalled();
  });
});
