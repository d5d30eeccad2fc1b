// @vitest-environment jsdom
import { examples, failed, gatewayStub, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ThrownGatewayError, idempotencyKeyFor, useScope } from '../app/index.ts';
import { renderFeature, switchLanguage } from '../testing/renderFeature.tsx';
import { launchMutation } from './launch.mutations.ts';
import { useLaunch } from './useLaunch.ts';
import { eventually, settled } from '../testing/eventually.ts';

const game = { vassalage: 'PG', gameCode: 'dragon-gate', gameType: 'RNG', mode: 'real', backUrl: '/rng' } as const;
const request = { port: 'external', ...game } as const;
const opened = { ...examples.launchExternalGame, mode: 'frame' } as const;
const frame = { kind: 'frame', url: opened.url };
const anywhere = { cdns: [], frames: ['https://games.example.com'] };
type Answer = typeof opened | typeof unreachable | ReturnType<typeof failed | typeof refused<'gameMaintenance'>>;

const launching = (launchExternalGame: Stubs['launchExternalGame']) => {
  const view = renderFeature(() => useLaunch(request, anywhere), { launchExternalGame }, { token: 't1' });
  const keys = () => view.gateway.asked.map(({ headers }) => headers.get('Idempotency-Key'));
  return { ...view, keys };
};

/** Returns each answer once, in order, then repeats the last. */
const inTurn = (...answers: readonly Answer[]): (() => Answer) => {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)] ?? opened;
};

const press = ({ retry }: ReturnType<typeof useLaunch>): void => act(retry);

describe('useLaunch', () => {
  it('opens a game once, at its vendor [REQ-193]', async () => {
    const { result, gateway } = launching(opened);
    expect(result.current).toMatchObject({ view: { kind: 'launching' } });
    await eventually(() => expect(result.current).toMatchObject({ view: frame }));
    expect(gateway.asked).toMatchObject([{ id: 'launchExternalGame', body: game }]);
  });

  it("has the time of the response by the gateway's clock, and the id of its play session", async () => {
    vi.setSystemTime('2030-01-01T00:00:00Z');
    const value = { ...opened, sessionId: 's1' };
    const headers = { Date: 'Thu, 01 Jan 2026 12:00:00 GMT' };
    const { result } = launching(() => Response.json({ success: true, message: '', value }, { headers }));
    await eventually(() => expect(result.current.launch?.sessionId).toBe('s1'));
    expect(result.current.launch?.openedAt).toBe(Date.parse(headers.Date));
  });

  it('goes on to the next launch CDN where the frame is silent, and asks for no second launch [REQ-075]', async () => {
    const cdns = ['https://b.example', 'https://a.example'];
    const { result, gateway } = renderFeature(
      () => useLaunch(request, { cdns, frames: cdns }),
      { launchExternalGame: { url: '/play', mode: 'frame' } },
      { token: 't1' },
    );
    await eventually(() => expect(result.current.view).toEqual({ kind: 'frame', url: 'https://b.example/play' }));
    act(() => result.current.tryNext?.());
    expect(result.current).toMatchObject({ view: { url: 'https://a.example/play' }, tryNext: undefined });
    expect(gateway.asked).toHaveLength(1);
  });

  it('fails where the answer leads to an address that the merchant does not let in', async () => {
    const { result } = renderFeature(
      () => useLaunch(request, { cdns: [], frames: [] }),
      { launchExternalGame: opened },
      { token: 't1' },
    );
    await eventually(() => expect(result.current.view).toEqual({ kind: 'wrongAddress' }));
  });

  it('never launches again by itself, on focus or a change of language [REQ-193]', async () => {
    const { result, store, gateway } = launching(opened);
    await eventually(() => expect(result.current.view).toEqual(frame));
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    switchLanguage(store, 'ES');
    expect(result.current).toMatchObject({ view: frame });
    expect(gateway.asked).toHaveLength(1);
    focusManager.setFocused(undefined);
  });

  it('opens a lottery lobby in-house [REQ-193] [REQ-195]', async () => {
    const lobby = { port: 'inHouse', gameCode: 'KENO1', prizeMode: 'LOTT', view: 'lobby', backUrl: '/' } as const;
    const { result, gateway } = renderFeature(
      () => useLaunch(lobby, anywhere),
      { launchGame: opened },
      { token: 't1' },
    );
    await eventually(() => expect(result.current.view).toEqual(frame));
    expect(gateway.asked).toMatchObject([{ query: { lottoGameCode: 'KENO1', lottoView: 'lobby' } }]);
  });

  it('is the same launch when it is pressed again after an answer was lost [REQ-193]', async () => {
    const { result, keys } = launching(inTurn(unreachable, failed(502), opened));
    await eventually(() =>
      expect(result.current).toMatchObject({ view: { kind: 'failed', error: { kind: 'network' } } }),
    );
    press(result.current);
    await eventually(() => expect(result.current).toMatchObject({ view: { kind: 'failed', error: { kind: 'http' } } }));
    press(result.current);
    await eventually(() => expect(result.current).toMatchObject({ view: frame }));
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(3);
  });

  it('is the same launch when it is pressed again before there is an answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { result, keys } = launching(() => promise);
    await eventually(() => expect(keys()).toHaveLength(1));
    press(result.current);
    await eventually(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
    await act(async () => resolve(opened));
    await eventually(() => expect(result.current.view).toEqual(frame));
  });

  it('opens nothing before it is known who plays', async () => {
    const chunk = Promise.withResolvers<null>();
    const useSlowly = () => {
      const { ready } = useScope();
      const launch = useLaunch(request, anywhere);
      if (ready) use(chunk.promise);
      return launch;
    };
    const { gateway, unmount } = renderFeature(useSlowly, { launchExternalGame: opened }, { token: 't1' });
    await settled();
    expect(gateway.asked).toEqual([]);
    unmount();
  });

  it('opens nothing for a page that leaves again at once', async () => {
    const { unmount, gateway } = launching(opened);
    unmount();
    await settled();
    expect(gateway.asked).toEqual([]);
  });

  it('is another launch when it is pressed again after a refusal', async () => {
    const { result, keys } = launching(inTurn(refused('gameMaintenance'), opened));
    await eventually(() =>
      expect(result.current).toMatchObject({ view: { kind: 'failed', error: { kind: 'business' } } }),
    );
    press(result.current);
    await eventually(() => expect(result.current.view).toEqual(frame));
    expect(new Set(keys()).size).toBe(2);
  });

  it('is the same launch on a page that is opened again, until an answer has come', async () => {
    const { result, gateway, queryClient } = renderFeature(
      () => ({ scope: useScope(), ...useLaunch(request, anywhere) }),
      { launchExternalGame: unreachable },
      { token: 't1' },
    );
    await eventually(() => expect(result.current.view.kind).toBe('failed'));
    const key = gateway.asked[0]?.headers.get('Idempotency-Key');
    const keyFor = (scope: typeof result.current.scope, code: string) => {
      const { mutationKey } = launchMutation(scope, { ...request, gameCode: code });
      return idempotencyKeyFor(queryClient.getMutationCache(), mutationKey).idempotencyKey;
    };
    const { scope } = result.current;
    expect(keyFor(scope, 'dragon-gate')).toBe(key);
    expect(keyFor(scope, 'another-game')).not.toBe(key);
    expect(keyFor({ ...scope, token: 'another-member' }, 'dragon-gate')).not.toBe(key);
  });

  it('retries while the gateway still processes the launch, a limited number of times', () => {
    const scope = { gateway: gatewayStub(), merchant: 'LOTUS', language: 'EN', ready: true } as const;
    const { retry } = launchMutation(scope, request);
    const underWay = new ThrownGatewayError({ kind: 'http', status: 409, code: 'conflict' });
    const again = (times: number, error: Error) => typeof retry === 'function' && retry(times, error);
    expect([again(0, underWay), again(4, underWay), again(5, underWay)]).toEqual([true, true, false]);
    expect(again(0, new ThrownGatewayError({ kind: 'network' }))).toBe(false);
  });
});
