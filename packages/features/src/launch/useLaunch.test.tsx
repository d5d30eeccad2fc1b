// @vitest-environment jsdom
import { examples, unreachable } from '@baize/gateway-sdk/testing';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useScope } from '../app/index.ts';
import { renderFeature, switchLanguage } from '../testing/renderFeature.tsx';
import { launchQuery } from './launch.queries.ts';
import { useLaunch } from './useLaunch.ts';

afterEach(cleanup);

const game = { vassalage: 'PG', gameCode: 'dragon-gate', gameType: 'RNG', mode: 'real', backUrl: '/rng' } as const;
const opened = { ...examples.launchExternalGame, mode: 'frame' } as const;
const frame = { kind: 'frame', url: opened.url };

describe('useLaunch', () => {
  it('opens a game once, at its vendor [REQ-193]', async () => {
    const { result, gateway } = renderFeature(
      () => useLaunch({ port: 'external', ...game }),
      { launchExternalGame: opened },
      { token: 't1' },
    );
    expect(result.current).toMatchObject({ view: { kind: 'launching' } });
    await waitFor(() => expect(result.current).toMatchObject({ view: frame }));
    expect(gateway.asked).toMatchObject([{ id: 'launchExternalGame', body: game }]);
  });

  it('asks for it no second time behind the back of the player, however often it is looked at [REQ-193]', async () => {
    const request = { port: 'external', ...game } as const;
    const useBoth = () => ({ scope: useScope(), launch: useLaunch(request) });
    const stubs = { launchExternalGame: opened };
    const { result, queryClient, store, gateway } = renderFeature(useBoth, stubs, { token: 't1' });
    await waitFor(() => expect(result.current.launch.view).toEqual(frame));
    const look = new QueryObserver(queryClient, launchQuery(result.current.scope, request)).subscribe(() => {});
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    switchLanguage(store, 'ES');
    expect(result.current.scope.language).toBe('ES');
    expect(result.current.launch.view).toEqual(frame);
    expect(gateway.asked).toHaveLength(1);
    focusManager.setFocused(undefined);
    look();
  });

  it('opens a lottery lobby in-house [REQ-193] [REQ-195]', async () => {
    const lobby = { port: 'inHouse', gameCode: 'KENO1', prizeMode: 'LOTT', view: 'lobby', backUrl: '/' } as const;
    const { result, gateway } = renderFeature(() => useLaunch(lobby), { launchGame: opened }, { token: 't1' });
    await waitFor(() => expect(result.current.view).toEqual(frame));
    expect(gateway.asked).toMatchObject([{ query: { lottoGameCode: 'KENO1', lottoView: 'lobby' } }]);
  });

  it('tells why it failed, and tries again when asked [REQ-193]', async () => {
    let answer: typeof opened | typeof unreachable = unreachable;
    const { result } = renderFeature(() => useLaunch({ port: 'external', ...game }), {
      launchExternalGame: () => answer,
    });
    await waitFor(() => expect(result.current).toMatchObject({ view: { kind: 'failed', error: { kind: 'network' } } }));
    answer = opened;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ view: frame }));
  });
});
