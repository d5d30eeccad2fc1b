// @vitest-environment jsdom
import { noFlags } from '@baize/domain/flags';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberLoadedAtom, sessionAtom } from '../app/index.ts';
import { fails, renderFeature, succeeds } from '../app/renderFeature.tsx';
import { useFlags, useStartUp, useStartUpWatcher } from './useStartUp.ts';

afterEach(cleanup);

const startUp = { flags: { ...noFlags, freePlay: true }, memberTypes: { agent: [7], trial: [] } };

describe('useStartUpWatcher', () => {
  it('is loading, then ready with the flags of the merchant [REQ-057]', async () => {
    const { result } = renderFeature(useStartUpWatcher, { system: { startUp: () => succeeds(startUp) } });
    expect(result.current).toMatchObject({ state: 'loading', flags: noFlags });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', flags: { freePlay: true } }));
  });

  it('is failed with the reason, until a retry succeeds [REQ-060]', async () => {
    let answer = fails;
    const { result } = renderFeature(useStartUpWatcher, { system: { startUp: () => answer() } });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
    answer = () => succeeds(startUp) as never;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state).toBe('ready'));
  });

  it('tells the session which member types are agents [REQ-003]', async () => {
    const { result, store } = renderFeature(
      useStartUpWatcher,
      { system: { startUp: () => succeeds(startUp) } },
      { token: 't1' },
    );
    await waitFor(() => expect(result.current.state).toBe('ready'));
    act(() => store.set(memberLoadedAtom, { token: 't1', member: { id: '1', account: 'a', nickname: 'a', type: 7 } }));
    expect(store.get(sessionAtom)).toMatchObject({ role: 'agent' });
  });
});

describe('useStartUp and useFlags', () => {
  it('ask for nothing, and say what the watcher knows', async () => {
    const call = vi.fn<() => Promise<unknown>>(() => succeeds(startUp));
    const alone = renderFeature(() => [useStartUp().state, useFlags().freePlay], { system: { startUp: call } });
    expect(alone.result.current).toEqual(['loading', false]);
    expect(call).not.toHaveBeenCalled();
    alone.unmount();

    const { result } = renderFeature(
      () => {
        useStartUpWatcher();
        return [useStartUp().state, useFlags().freePlay];
      },
      { system: { startUp: call } },
    );
    await waitFor(() => expect(result.current).toEqual(['ready', true]));
    expect(call).toHaveBeenCalledOnce();
  });
});
