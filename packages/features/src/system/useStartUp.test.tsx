// @vitest-environment jsdom
import { noFlags } from '@baize/domain/flags';
import { examples, failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeMemberAtom, sessionAtom } from '../app/index.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useFlags, useStartUp, useStartUpWatcher } from './useStartUp.ts';
import { eventually, settled } from '../testing/eventually.ts';

const startUp = {
  ...examples.getStartUp,
  whitelabel: [{ modId: 'FREEPLAY3', enabled: '1' }],
  memberTypes: { agent: [7], trial: [] },
};

describe('useStartUpWatcher', () => {
  it('is loading, then ready with the flags of the merchant [REQ-057]', async () => {
    const { result } = renderFeature(useStartUpWatcher, { getStartUp: startUp });
    expect(result.current).toMatchObject({ state: 'loading', flags: noFlags });
    await eventually(() => expect(result.current).toMatchObject({ state: 'ready', flags: { freePlay: true } }));
  });

  it('is failed with the reason, until a retry succeeds [REQ-060]', async () => {
    let answer: typeof startUp | ReturnType<typeof failed> = failed(404);
    const { result } = renderFeature(useStartUpWatcher, { getStartUp: () => answer });
    await eventually(() => expect(result.current).toMatchObject({ state: 'failed', error: { kind: 'http' } }));
    answer = startUp;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.state).toBe('ready'));
  });

  it('tells the session which member types are agents [REQ-003]', async () => {
    const { result, store } = renderFeature(useStartUpWatcher, { getStartUp: startUp }, { token: 't1' });
    await eventually(() => expect(result.current.state).toBe('ready'));
    act(() => store.set(storeMemberAtom, { token: 't1', member: { id: '1', account: 'a', nickname: 'a', type: 7 } }));
    expect(store.get(sessionAtom)).toMatchObject({ role: 'agent' });
  });

  it('leaves the session the usual member types until the gateway has answered [REQ-003]', () => {
    const { store } = renderFeature(useStartUpWatcher, { getStartUp: () => new Promise(() => {}) }, { token: 't1' });
    act(() => store.set(storeMemberAtom, { token: 't1', member: { id: '1', account: 'a', nickname: 'a', type: 41 } }));
    expect(store.get(sessionAtom)).toMatchObject({ role: 'agent' });
  });
});

describe('useStartUp and useFlags', () => {
  it("send no request, and return the watcher's data", async () => {
    const alone = renderFeature(() => [useStartUp().state, useFlags().freePlay], { getStartUp: startUp });
    await settled();
    expect(alone.result.current).toEqual(['loading', false]);
    expect(alone.gateway.asked).toEqual([]);
    alone.unmount();

    const { result, gateway } = renderFeature(
      () => {
        useStartUpWatcher();
        return [useStartUp().state, useFlags().freePlay];
      },
      { getStartUp: startUp },
    );
    await eventually(() => expect(result.current).toEqual(['ready', true]));
    expect(gateway.asked).toHaveLength(1);
  });
});
