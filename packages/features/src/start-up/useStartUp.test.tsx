// @vitest-environment jsdom
import { noFlags } from '@baize/domain/flags';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { memberLoadedAtom, sessionAtom } from '../app/index.ts';
import { fails, renderFeature, succeeds } from '../app/renderFeature.tsx';
import { useStartUp } from './useStartUp.ts';

afterEach(cleanup);

const startUp = { flags: { ...noFlags, freePlay: true }, memberTypes: { agent: [7], trial: [] } };

describe('useStartUp', () => {
  it('is loading, then ready with the flags of the merchant [REQ-057]', async () => {
    const { result } = renderFeature(useStartUp, { system: { startUp: () => succeeds(startUp) } });
    expect(result.current).toMatchObject({ state: 'loading', flags: noFlags });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', flags: { freePlay: true } }));
  });

  it('is failed with the reason, until a retry succeeds [REQ-060]', async () => {
    let answer = fails;
    const { result } = renderFeature(useStartUp, { system: { startUp: () => answer() } });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
    answer = () => succeeds(startUp) as never;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state).toBe('ready'));
  });

  it('tells the session which member types are agents [REQ-003]', async () => {
    const { result, store } = renderFeature(
      useStartUp,
      { system: { startUp: () => succeeds(startUp) } },
      { token: 't1' },
    );
    await waitFor(() => expect(result.current.state).toBe('ready'));
    act(() => store.set(memberLoadedAtom, { token: 't1', member: { id: '1', account: 'a', nickname: 'a', type: 7 } }));
    expect(store.get(sessionAtom)).toMatchObject({ role: 'agent' });
  });
});
