// @vitest-environment jsdom
import { getSystemStatus } from '@baize/gateway-sdk/system';
import { examples, refused, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import type { LimitsChange } from './limits.mutations.ts';
import { useChangeLimits, useLimitChanges, useLimits } from './useLimits.ts';
import { useCanConfirm } from './useCanConfirm.ts';
import { usePlayPause } from './usePlayPause.ts';
import { useRealityCheck } from './useRealityCheck.ts';

const asMember = { token: 't1' };
const { getLimits: limits } = examples;
const key = { kind: 'loss', period: 'week' } as const;

const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000));

describe('the limits of a member', () => {
  const changes: [string, LimitsChange][] = [
    ['setLimit', { change: 'set', ...key, amount: '5' }],
    ['confirmLimit', { change: 'confirm', ...key }],
    ['takeBreak', { change: 'break', days: 7 }],
    ['excludeMember', { change: 'exclusion', months: 6 }],
  ];
  it.each(changes)(
    'are those that %s answers; a lost answer is shown, and can be sent again [D58]',
    async (call, wish) => {
      let isLost = true;
      const changed = { ...limits, mustChoose: true };
      const answer = () => (isLost ? unreachable : changed);
      const done = vi.fn<(answered: unknown) => void>();
      const { result, gateway } = renderFeature(
        () => ({ limits: useLimits(), ...useChangeLimits(done) }),
        { getLimits: () => (isLost ? limits : changed), [call]: answer },
        asMember,
      );
      await eventually(() => expect(result.current.limits.data).toEqual(limits));
      act(() => result.current.change(wish));
      await eventually(() => expect(result.current.refusal?.code).toBe('network'));
      isLost = false;
      act(() => result.current.change(wish));
      await eventually(() => expect(done.mock.calls).toHaveLength(1));
      expect(result.current.limits.data?.mustChoose).toBe(true);
      expect(gateway.asked.some(({ id }) => id === call)).toBe(true);
    },
  );

  it('say why a change is refused [D58]', async () => {
    const { result } = renderFeature(
      () => useChangeLimits(() => undefined),
      { confirmLimit: refused('limitWaits') },
      asMember,
    );
    act(() => result.current.change({ change: 'confirm', ...key }));
    await eventually(() => expect(result.current.refusal?.code).toBe('limitWaits'));
  });

  it('have a record of changes [D58]', async () => {
    const { result } = renderFeature(
      () => useLimitChanges({}),
      { getLimitChanges: examples.getLimitChanges },
      asMember,
    );
    await eventually(() => expect(result.current.view.state).toBe('ready'));
  });
});

it('a break ends a game that is played, once it is known [D58]', async () => {
  const breakUntil = '2026-03-02T04:00:00Z';
  const { result } = renderFeature(
    () => ({ limits: useLimits(), playing: usePlayPause(true), idle: usePlayPause(false) }),
    { getLimits: { ...limits, breakUntil } },
    asMember,
  );
  expect(result.current.playing).toBeUndefined();
  await eventually(() => expect(result.current.playing).toEqual({ code: 'onBreak', until: breakUntil }));
  expect(result.current.idle).toBeUndefined();
});

describe('a reality check', () => {
  const startedAt = Date.UTC(2026, 0, 1);

  const status = () =>
    Response.json(
      { success: true, message: '', value: { status: 0, ip: '203.0.113.7' } },
      { headers: { Date: new Date(startedAt).toUTCString() } },
    );
  const playing = async (of: typeof limits, start?: number) => {
    const feature = renderFeature(
      () => ({ ...useRealityCheck(start), limits: useLimits() }),
      { getLimits: of, getSystemStatus: status },
      asMember,
    );
    await act(async () => void (await getSystemStatus(feature.gateway)));
    await eventually(() => expect(feature.result.current.limits.data).toBeDefined());
    return feature;
  };

  it('is due each time its minutes have passed, and goes when it is answered [D58]', async () => {
    const { result } = await playing(limits, startedAt);
    pass(59);
    expect(result.current.minutes).toBeUndefined();
    pass(2);
    expect(result.current.minutes).toBeGreaterThanOrEqual(60);
    act(() => result.current.goOn());
    expect(result.current.minutes).toBeUndefined();
    pass(61);
    expect(result.current.minutes).toBeGreaterThanOrEqual(120);
  });

  it('is none without a reminder, and none before the game is open [D58]', async () => {
    const { result } = await playing({ ...limits, limits: [] }, startedAt);
    pass(200);
    expect(result.current.minutes).toBeUndefined();
    const { result: closed } = await playing(limits);
    pass(200);
    expect(closed.current.minutes).toBeUndefined();
  });

  it('waits for the second confirmation until its time by the gateway’s clock [D58]', async () => {
    const confirmFrom = new Date(startedAt + 60_000).toISOString();
    const wish = { confirmFrom, lapsesAt: new Date(startedAt + 9_000_000).toISOString() };
    const { result, gateway } = renderFeature(() => useCanConfirm({ wish }), { getSystemStatus: status }, asMember);
    await act(async () => void (await getSystemStatus(gateway)));
    expect(result.current).toBe(false);
    pass(2);
    expect(result.current).toBe(true);
  });
});
