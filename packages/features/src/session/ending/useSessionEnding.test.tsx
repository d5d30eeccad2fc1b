// @vitest-environment jsdom
import { failed, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { settled } from '../../testing/eventually.ts';
import { renderFeature } from '../../testing/renderFeature.tsx';
import { useSessionEnding } from './useSessionEnding.ts';

const MINUTE = 60_000;
const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const termOf = (endsIn: number, latest: number) => ({ endsAt: after(endsIn), latestEnd: after(latest) });

const pass = (minutes: number) =>
  act(async () => {
    vi.advanceTimersByTime(minutes * MINUTE);
    await settled();
  });

it('tells five minutes before the end, counts down, and is quiet again once the session is extended [REQ-091]', async () => {
  const { result, gateway } = renderFeature(
    useSessionEnding,
    { getSessionTerm: termOf(480, 1440), extendSession: termOf(956, 1440) },
    { token: 't1' },
  );
  await pass(474);
  expect(result.current.secondsLeft).toBeUndefined();
  await pass(2);
  expect(result.current).toMatchObject({ secondsLeft: 240, canStay: true, staying: false });
  act(() => result.current.stay());
  await act(settled);
  expect(result.current).toMatchObject({ secondsLeft: undefined, failure: undefined });
  expect(gateway.asked.map(({ id }) => id)).toEqual(['getSessionTerm', 'extendSession']);
});

it('can be extended no more near its latest end, and is quiet once that has been read', async () => {
  const { result } = renderFeature(useSessionEnding, { getSessionTerm: termOf(4, 4.5) }, { token: 't1' });
  await pass(0);
  expect(result.current).toMatchObject({ secondsLeft: 240, canStay: false });
  act(() => result.current.read());
  expect(result.current.secondsLeft).toBeUndefined();
});

it('tells why it could not be extended', async () => {
  const { result } = renderFeature(
    useSessionEnding,
    { getSessionTerm: termOf(4, 1440), extendSession: unreachable },
    { token: 't1' },
  );
  await pass(0);
  act(() => result.current.stay());
  await pass(1);
  expect(result.current).toMatchObject({ secondsLeft: 180, failure: { kind: 'network' } });
});

it('asks at the end whether another tab has extended it', async () => {
  const terms = [termOf(4, 1440), termOf(4, 1440), termOf(480, 1440)];
  const getSessionTerm = () => terms.shift() ?? failed(401, 'unauthenticated');
  const { result } = renderFeature(useSessionEnding, { getSessionTerm }, { token: 't1' });
  await pass(0);
  await pass(4);
  expect(result.current.secondsLeft).toBe(0);
  for (const seconds of [2, 2]) await pass(seconds / 60);
  expect(result.current.secondsLeft).toBeUndefined();
  expect(terms).toEqual([]);
});
