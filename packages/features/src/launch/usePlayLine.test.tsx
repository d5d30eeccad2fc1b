// @vitest-environment jsdom
import { failed, refused } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { getSystemStatus } from '@baize/gateway-sdk/system';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { usePlayLine } from './usePlayLine.ts';
import { useSecondsPlayed } from './useSecondsPlayed.ts';

afterEach(() => focusManager.setFocused(undefined));

const SESSION = 's1';
const startedAt = Date.UTC(2026, 0, 1);
const told = (sequence: number, net: string) => ({ startedAt: '2026-01-01T00:00:00Z', net, currency: 'CNY', sequence });
const net = (direction: string, amount: string) => ({ kind: 'net', startedAt, direction, amount, currency: 'CNY' });

/** Responses whose `Date` is `moment`, independent of this machine's clock. */
const at = (moment: number) => () =>
  Response.json(
    { success: true, message: '', value: { status: 0, ip: '203.0.113.7' } },
    { headers: { Date: new Date(moment).toUTCString() } },
  );

type Given = { launch: Parameters<typeof usePlayLine>[0]; sequence: number | undefined };

/** A game in its frame; the test advances its ledger. */
const inPlay = (getPlaySession: Stubs['getPlaySession'], given: Partial<Given> = {}) => {
  const props: Given = { launch: { sessionId: SESSION, openedAt: startedAt + 700 }, sequence: 1, ...given };
  const feature = renderFeature(() => usePlayLine(props.launch, props.sequence), { getPlaySession }, { token: 't1' });
  return {
    ...feature,
    asked: () => feature.gateway.asked.length,
    change: (to: Partial<Given>) => {
      Object.assign(props, to);
      feature.rerender();
    },
  };
};

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('usePlayLine', () => {
  it('has the start of the game and its net result', async () => {
    const { result, gateway } = inPlay(told(1, '-2500'));
    await eventually(() => expect(result.current).toEqual(net('behind', '2500')));
    expect(gateway.asked).toMatchObject([{ id: 'getPlaySession', query: { sessionId: SESSION } }]);
  });

  it('is empty and sends no request before the game is launched', async () => {
    const { result, change, asked } = inPlay(told(1, '0'), { launch: undefined });
    await act(settled);
    expect([result.current, asked()]).toEqual([{ kind: 'none' }, 0]);
    change({ launch: { sessionId: SESSION, openedAt: startedAt } });
    await eventually(() => expect(result.current).toEqual(net('even', '0')));
  });

  it('is the time alone where the launch has named no session, as of a demo, and asks for nothing', async () => {
    const { result, change, asked } = inPlay(told(1, '0'), { launch: { openedAt: startedAt } });
    change({ sequence: 2 });
    await act(settled);
    expect([result.current, asked()]).toEqual([{ kind: 'time', startedAt }, 0]);
  });

  it('refetches when a newer balance arrives, and keeps the newest [D36]', async () => {
    const answers = [told(1, '0'), told(2, '-100'), told(1, '0')];
    const { result, change, asked, queryClient } = inPlay(() => answers.shift() ?? told(1, '0'));
    await eventually(() => expect(result.current).toEqual(net('even', '0')));
    change({ sequence: 2 });
    await eventually(() => expect(result.current).toEqual(net('behind', '100')));
    change({ sequence: 2 });
    await act(settled);
    expect(asked()).toBe(2);
    queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
    change({ sequence: 2 });
    focusManager.setFocused(false);
    act(() => focusManager.setFocused(true));
    await eventually(() => expect(asked()).toBe(3));
    await act(settled);
    expect(result.current).toEqual(net('behind', '100'));
  });

  it('asks a second time where the answer that was on its way is older than the balance [D36]', async () => {
    const waiting: ((answer: ReturnType<typeof told>) => void)[] = [];
    const { result, change } = inPlay(() => new Promise((resolve) => waiting.push(resolve)));
    await eventually(() => expect(waiting).toHaveLength(1));
    change({ sequence: 2 });
    await act(settled);
    await act(async () => waiting[0]?.(told(1, '0')));
    await eventually(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.(told(2, '700')));
    await eventually(() => expect(result.current).toEqual(net('ahead', '700')));
  });

  it.each([failed(500), refused('playSessionUnknown')])(
    'keeps the time and leaves out the net when it fails',
    async (no) => {
      let answer: ReturnType<typeof told> | typeof no = told(1, '-100');
      const { result, change } = inPlay(() => answer);
      await eventually(() => expect(result.current).toEqual(net('behind', '100')));
      answer = no;
      change({ sequence: 2 });
      await eventually(() => expect(result.current).toEqual({ kind: 'time', startedAt }));
      answer = told(3, '50');
      change({ sequence: 3 });
      await eventually(() => expect(result.current).toEqual(net('ahead', '50')));
    },
  );

  it('counts from when the launch was answered while nothing is told', async () => {
    const { result } = inPlay(failed(500));
    await act(settled);
    expect(result.current).toEqual({ kind: 'time', startedAt: startedAt + 700 });
  });
});

describe('useSecondsPlayed', () => {
  it('ticks as each second begins, by the clock of the gateway and not that of this machine', async () => {
    vi.setSystemTime(startedAt + 5 * 3_600_000);
    const { result, gateway, rerender, unmount } = renderFeature(() => useSecondsPlayed(startedAt - 3_599_600), {
      getSystemStatus: at(startedAt),
    });
    await act(() => getSystemStatus(gateway));
    pass(1000);
    rerender();
    expect(result.current).toBe(3600);
    pass(399);
    expect(result.current).toBe(3600);
    pass(1);
    expect(result.current).toBe(3601);
    pass(2000);
    expect(result.current).toBe(3603);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is 0 before the gateway's first response, and while its clock is behind", async () => {
    const { result, gateway } = renderFeature(() => useSecondsPlayed(startedAt + 1500), {
      getSystemStatus: at(startedAt),
    });
    expect(result.current).toBe(0);
    await act(() => getSystemStatus(gateway));
    pass(2400);
    expect(result.current).toBe(0);
    pass(1000);
    expect(result.current).toBe(1);
  });
  it('counts anew from another moment', async () => {
    let moment = startedAt;
    const { result, gateway, rerender } = renderFeature(() => useSecondsPlayed(moment), {
      getSystemStatus: at(startedAt + 90_000),
    });
    await act(() => getSystemStatus(gateway));
    moment = startedAt + 60_000;
    rerender();
    expect(result.current).toBe(30);
  });
});
