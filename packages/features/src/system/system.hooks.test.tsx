// @vitest-environment jsdom
import { examples, failed } from '@baize/gateway-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { daylightAtom } from './daylight.atoms.ts';
import { useDaylightWatcher } from './useDaylightWatcher.ts';
import { useStartUpWatcher } from './useStartUp.ts';
import { act } from '@testing-library/react';
import { useSystemView } from './useSystemView.ts';

const useBoth = () => {
  useDaylightWatcher();
  return useStartUpWatcher().state;
};

it.each([
  ['Asia/Dubai', true],
  ['America/Sao_Paulo', false],
])('looks once, by the hour of %s', async (timeZone, day) => {
  vi.setSystemTime('2026-03-01T05:00:00Z');
  const { result, rerender, store } = renderFeature(useBoth, { getStartUp: { ...examples.getStartUp, timeZone } });
  expect(store.get(daylightAtom)).toBeUndefined();
  await eventually(() => expect(result.current).toBe('ready'));
  expect(store.get(daylightAtom)).toBe(day);
  vi.setSystemTime('2026-03-01T17:00:00Z');
  rerender();
  expect(store.get(daylightAtom)).toBe(day);
});

const useView = () => {
  useStartUpWatcher();
  return useSystemView();
};

describe('useSystemView', () => {
  it('is unreachable when the start failed, until a retry asks again for all that decides it', async () => {
    let away = true;
    const { result, gateway } = renderFeature(useView, {
      getStartUp: () => (away ? failed(404) : examples.getStartUp),
      getSystemStatus: () => (away ? failed(404) : { status: 0 }),
    });
    await eventually(() => expect(result.current.view.kind).toBe('unreachable'));
    away = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toEqual({ kind: 'open', away: false }));
    expect(gateway.asked.map(({ id }) => id).toSorted()).toEqual([
      'getStartUp',
      'getStartUp',
      'getSystemStatus',
      'getSystemStatus',
    ]);
  });
});
