// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { useSnapshot } from './useSnapshot.ts';

const chart = createMachine({
  context: { pressed: 0 },
  on: {
    pressed: { actions: assign({ pressed: ({ context }) => context.pressed + 1 }) },
    broken: {
      actions: () => {
        throw new Error('not this way');
      },
    },
  },
});

it('follows the snapshots of an actor, and of the actor that replaces it', () => {
  const [first, second] = [createActor(chart).start(), createActor(chart).start()];
  const { result, rerender } = renderHook(({ actor }) => useSnapshot(actor), { initialProps: { actor: first } });
  act(() => first.send({ type: 'pressed' }));
  expect(result.current.context).toEqual({ pressed: 1 });
  rerender({ actor: second });
  expect(result.current.context).toEqual({ pressed: 0 });
  act(() => second.send({ type: 'pressed' }));
  expect(result.current.context).toEqual({ pressed: 1 });
});

it('is undefined without an actor', () => {
  expect(renderHook(() => useSnapshot(undefined)).result.current).toBeUndefined();
});

it('throws the error of a failed actor', () => {
  const actor = createActor(chart);
  actor.subscribe({ error: () => undefined });
  actor.start();
  const { rerender } = renderHook(() => useSnapshot(actor), { reactStrictMode: false });
  actor.send({ type: 'broken' });
  expect(() => rerender()).toThrow('not this way');
});
