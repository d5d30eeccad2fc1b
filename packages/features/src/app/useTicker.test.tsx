// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderFeature } from '../testing/renderFeature.tsx';
import { secondsLeft, useTicker } from './useTicker.ts';

const now = () => Date.now();
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const sinceThen = (left: number): number => Math.floor(-left / 1000) + 0;

it('counts down to the moment as each second begins, and stops there', () => {
  const moment = now() + 2400;
  const { result } = renderFeature(() => useTicker(moment, now, { read: secondsLeft }));
  const seen = [result.current];
  for (const milliseconds of [399, 1, 1000, 1000, 10_000]) {
    pass(milliseconds);
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 3, 2, 1, 0, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts up from the moment, also from one that is ahead', () => {
  const moment = now() + 500;
  const { result, unmount } = renderFeature(() => useTicker(moment, now, { read: sinceThen, goesOn: true }));
  const seen = [result.current];
  for (const milliseconds of [500, 999, 1, 3000]) {
    pass(milliseconds);
    seen.push(result.current);
  }
  expect(seen).toEqual([-1, 0, 0, 1, 4]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('has no value and no timer without a moment or a clock, and counts anew from another moment', () => {
  let moment: number | undefined;
  let clock: (() => number) | undefined = now;
  const { result, rerender } = renderFeature(() => useTicker(moment, clock, { read: secondsLeft }));
  expect([result.current, vi.getTimerCount()]).toEqual([undefined, 0]);
  moment = now() + 5000;
  rerender();
  expect(result.current).toBe(5);
  moment = now() + 60_000;
  rerender();
  expect(result.current).toBe(60);
  clock = undefined;
  rerender();
  expect([result.current, vi.getTimerCount()]).toEqual([undefined, 0]);
});
