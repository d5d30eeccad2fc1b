// @vitest-environment jsdom
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useScope } from '../app/index.ts';
import { fails, renderFeature, succeeds, switchLanguage } from '../app/renderFeature.tsx';
import { launchQuery } from './launch.queries.ts';
import { useLaunch } from './useLaunch.ts';

afterEach(cleanup);

const game = { vassalage: 'PG', gameCode: 'dragon-gate', gameType: 'RNG', mode: 'real', backUrl: '/rng' } as const;
const opened = { url: 'https://games.example/play', mode: 'frame' };

describe('useLaunch', () => {
  it('opens a game once, at its vendor [REQ-193]', async () => {
    const external = vi.fn<(input: unknown) => Promise<unknown>>(() => succeeds(opened));
    const { result } = renderFeature(
      () => useLaunch({ port: 'external', ...game }),
      { launch: { external } },
      { token: 't1' },
    );
    expect(result.current).toMatchObject({ state: 'launching', launch: undefined });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', launch: opened }));
    expect(external).toHaveBeenCalledOnce();
    expect(external.mock.calls[0]?.[0]).toEqual(game);
  });

  it('asks for it no second time behind the back of the player, however often it is looked at [REQ-193]', async () => {
    const external = vi.fn<(input: unknown) => Promise<unknown>>(() => succeeds(opened));
    const request = { port: 'external', ...game } as const;
    const useBoth = () => ({ scope: useScope(), launch: useLaunch(request) });
    const { result, queryClient, store } = renderFeature(useBoth, { launch: { external } }, { token: 't1' });
    await waitFor(() => expect(result.current.launch.state).toBe('ready'));
    const look = new QueryObserver(queryClient, launchQuery(result.current.scope, request)).subscribe(() => {});
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    switchLanguage(store, 'ES');
    expect(result.current.scope.language).toBe('ES');
    expect(result.current.launch).toMatchObject({ state: 'ready', launch: opened });
    expect(external).toHaveBeenCalledOnce();
    focusManager.setFocused(undefined);
    look();
  });

  it('opens a lottery lobby in-house [REQ-193] [REQ-195]', async () => {
    const inHouse = vi.fn<(input: unknown) => Promise<unknown>>(() => succeeds(opened));
    const lobby = { port: 'inHouse', gameCode: 'KENO1', prizeMode: 'LOTT', view: 'lobby', backUrl: '/' } as const;
    const { result } = renderFeature(() => useLaunch(lobby), { launch: { inHouse } }, { token: 't1' });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(inHouse.mock.calls[0]?.[0]).toMatchObject({ lottoGameCode: 'KENO1', lottoView: 'lobby' });
  });

  it('tells why it failed, and tries again when asked [REQ-193]', async () => {
    let answer = fails;
    const { result } = renderFeature(() => useLaunch({ port: 'external', ...game }), {
      launch: { external: () => answer() },
    });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
    answer = () => succeeds(opened) as never;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', launch: opened }));
  });
});
