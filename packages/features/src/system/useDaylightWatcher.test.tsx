// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import { expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { daylightAtom } from './daylight.atoms.ts';
import { useDaylightWatcher } from './useDaylightWatcher.ts';
import { useStartUpWatcher } from './useStartUp.ts';

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
