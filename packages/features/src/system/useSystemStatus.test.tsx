// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import type { StartUp } from '@baize/gateway-sdk/system';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useRefetchAfterOutage } from './useRefetchAfterOutage.ts';
import { useSystemStatus } from './useSystemStatus.ts';
import { eventually, settled } from '../testing/eventually.ts';

const nothingKnown = { startUp: undefined, error: undefined };

const maintenance = { status: 1, until: '2026-01-01T00:00:00Z' } as const;
const normal = { status: 0 } as const;
const blocked = failed(403, 'regionRestricted', { ip: '203.0.113.7' });

describe('useSystemStatus', () => {
  it('tells maintenance and until when [REQ-060] [REQ-061]', async () => {
    const { result } = renderFeature(() => useSystemStatus(nothingKnown), { getSystemStatus: maintenance });
    expect(result.current.status).toBe('normal');
    await eventually(() =>
      expect(result.current).toEqual({
        status: 'maintenance',
        until: '2026-01-01T00:00:00Z',
        ip: undefined,
        away: false,
        retry: expect.any(Function),
      }),
    );
  });

  it("tells a region block with the visitor's address [REQ-060] [REQ-062]", async () => {
    for (const getSystemStatus of [blocked, { status: 2, ip: '203.0.113.7' } as const]) {
      const { result } = renderFeature(() => useSystemStatus(nothingKnown), { getSystemStatus });
      await eventually(() => expect(result.current).toMatchObject({ status: 'regionRestricted', ip: '203.0.113.7' }));
    }
  });

  it('includes the error of the start-up call [REQ-060]', () => {
    const error = { kind: 'maintenance', until: '2026-01-01T00:00:00Z' } as const;
    const { result } = renderFeature(() => useSystemStatus({ startUp: undefined, error }), {
      getSystemStatus: normal,
    });
    expect(result.current).toMatchObject({ status: 'maintenance', until: '2026-01-01T00:00:00Z' });
  });

  it('tells the end that either call was refused with, whatever the other failed with', async () => {
    const start = { startUp: undefined, error: { kind: 'network' } } as const;
    const { result } = renderFeature(() => useSystemStatus(start), {
      getSystemStatus: failed(503, 'maintenance', { until: '2026-01-03T00:00:00Z' }),
    });
    await eventually(() => expect(result.current.until).toBe('2026-01-03T00:00:00Z'));
  });

  it("includes the end and the visitor's address of the start-up response", () => {
    const started = {
      ...nothingKnown,
      startUp: { maintenanceUntil: '2026-01-02T00:00:00Z', ip: '203.0.113.9' } as StartUp,
    };
    const { result } = renderFeature(() => useSystemStatus(started), { getSystemStatus: normal });
    expect(result.current).toMatchObject({ until: '2026-01-02T00:00:00Z', ip: '203.0.113.9' });
  });

  it('is away while nobody answers, and not only while it does not ask again [REQ-060]', async () => {
    let status: typeof normal | ReturnType<typeof failed> = failed(503);
    const seen: boolean[] = [];
    const { result, queryClient } = renderFeature(
      () => {
        const view = useSystemStatus(nothingKnown);
        seen.push(view.away);
        return view;
      },
      { getSystemStatus: () => status },
    );
    await eventually(() => expect(result.current.away).toBe(true));
    const before = seen.length;
    act(() => result.current.retry());
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(seen.slice(before)).not.toContain(false);
    status = normal;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.away).toBe(false));
  });
});

describe('the status', () => {
  it('is asked for every 30 seconds, and every five while nobody answers', async () => {
    let away = false;
    const { gateway } = renderFeature(() => useSystemStatus(nothingKnown), {
      getSystemStatus: () => (away ? failed(404) : normal),
    });
    const asked = () => gateway.asked.length;
    await eventually(() => expect(asked()).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(29_900));
    expect(asked()).toBe(1);
    away = true;
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(asked()).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(4800));
    expect(asked()).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(asked()).toBe(3);
  });

  it('is asked for again when the tab is looked at, however fresh it is', async () => {
    const { gateway } = renderFeature(() => useSystemStatus(nothingKnown), { getSystemStatus: normal });
    await eventually(() => expect(gateway.asked).toHaveLength(1));
    await act(settled);
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await eventually(() => expect(gateway.asked).toHaveLength(2));
    focusManager.setFocused(undefined);
  });
});

describe('useRefetchAfterOutage', () => {
  it('asks again for what failed, once the outage is over', async () => {
    const games = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('503')).mockResolvedValue('games');
    const vendors = vi.fn<() => Promise<string>>().mockResolvedValue('vendors');
    const { queryClient, unmount } = renderFeature(useRefetchAfterOutage, {});
    await queryClient.prefetchQuery({ queryKey: ['games'], queryFn: games, retry: false });
    await queryClient.prefetchQuery({ queryKey: ['vendors'], queryFn: vendors });
    expect(queryClient.getQueryData(['games'])).toBeUndefined();
    unmount();
    await eventually(() => expect(queryClient.getQueryData(['games'])).toBe('games'));
    expect(vendors).toHaveBeenCalledOnce();
  });
});
