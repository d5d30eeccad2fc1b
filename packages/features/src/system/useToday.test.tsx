// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useStartUpWatcher } from './useStartUp.ts';
import { useToday } from './useToday.ts';

const useBoth = () => {
  useStartUpWatcher();
  return useToday();
};

it("today is the day in the merchant's time zone, and changes after its midnight", async () => {
  vi.setSystemTime('2026-03-01T19:58:30Z');
  const getStartUp = { ...examples.getStartUp, timeZone: 'Asia/Dubai' };
  const { result } = renderFeature(useBoth, { getStartUp });
  expect(result.current).toBeUndefined();
  await eventually(() => expect(result.current).toBe('2026-03-01'));
  act(() => void vi.advanceTimersByTime(150_000));
  expect(result.current).toBe('2026-03-02');
});
