// @vitest-environment jsdom
import { refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { renderFeature } from '../../testing/renderFeature.tsx';
import { useBotCheck } from './useBotCheck.ts';

const lengths = { width: 320, height: 160, pieceSize: 52, top: 8, expiresInSeconds: 180 };
const slider = { kind: 'slider', picture: 'cG5n', piece: 'cG5o', ...lengths } as const;
const work = { kind: 'work', challenge: 'c', difficulty: 1, expiresInSeconds: 180 } as const;

const start = (stubs: Stubs = {}) => {
  const onPassed = vi.fn<(pass: string) => void>();
  const view = renderFeature(() => useBotCheck(onPassed), {
    getBotCheck: ({ query }) => (query.kind === 'work' ? work : slider),
    answerBotCheck: { pass: 'p1' },
    ...stubs,
  });
  const { result, gateway } = view;
  const shown = (state: string) => eventually(() => expect(result.current.state).toBe(state));
  const answers = () => gateway.asked.filter(({ id }) => id === 'answerBotCheck').map(({ body }) => body);
  return { ...view, onPassed, shown, answers };
};

it('sends the way of a piece since it began to move, and hands over the pass once', async () => {
  const { result, onPassed, shown, answers } = start();
  expect(result.current).toMatchObject({ state: 'loading', puzzle: undefined, because: undefined, share: 0 });
  await shown('shown');
  expect(result.current.puzzle).toMatchObject(lengths);
  act(() => {
    result.current.move(3, 5000);
    result.current.move(90, 5040);
    result.current.move(70, 4000);
    result.current.move(150, 5100);
  });
  act(() => result.current.submit());
  expect(result.current.state).toBe('checking');
  await shown('passed');
  expect(onPassed).toHaveBeenCalledExactlyOnceWith('p1');
  const trail = [
    { x: 3, t: 0 },
    { x: 90, t: 40 },
    { x: 70, t: 0 },
    { x: 150, t: 100 },
  ];
  expect(answers()).toEqual([{ kind: 'slider', x: 150, trail }]);
});

it('begins the way anew with each puzzle, and sends none where nothing has moved', async () => {
  const { result, shown, answers, onPassed } = start({ answerBotCheck: refused('botCheckWrong') });
  await shown('shown');
  act(() => result.current.move(3, 5000));
  act(() => result.current.submit());
  await eventually(() => expect(result.current).toMatchObject({ state: 'shown', because: 'botCheckWrong' }));
  act(() => result.current.submit());
  await shown('checking');
  await shown('shown');
  act(() => result.current.move(8, 9000));
  act(() => result.current.submit());
  await eventually(() => expect(answers()).toHaveLength(3));
  expect(answers()).toEqual([
    { kind: 'slider', x: 3, trail: [{ x: 3, t: 0 }] },
    { kind: 'slider', x: 0, trail: [] },
    { kind: 'slider', x: 8, trail: [{ x: 8, t: 0 }] },
  ]);
  await shown('shown');
  expect(onPassed).not.toHaveBeenCalled();
});

it('shows another puzzle when it is asked for, also after a failure', async () => {
  let down = true;
  const { result, shown, gateway } = start({
    getBotCheck: () => {
      if (down) throw new TypeError('Failed to fetch');
      return slider;
    },
  });
  await shown('failed');
  expect(result.current.failure?.code).toBe('network');
  down = false;
  act(() => result.current.refresh());
  expect(result.current).toMatchObject({ state: 'loading', failure: undefined });
  await shown('shown');
  const before = gateway.asked.length;
  act(() => result.current.refresh());
  await eventually(() => expect(gateway.asked).toHaveLength(before + 1));
  await shown('shown');
});

it('works in the place of the puzzle, which can be turned back to', async () => {
  const { result, onPassed, shown, answers } = start();
  await shown('shown');
  act(() => result.current.chooseWork());
  expect(result.current.state).toBe('working');
  act(() => result.current.choosePuzzle());
  expect(result.current.state).toBe('loading');
  await shown('shown');
  act(() => result.current.chooseWork());
  await eventually(() => expect(onPassed).toHaveBeenCalledExactlyOnceWith('p1'));
  expect(answers()).toMatchObject([{ kind: 'work' }]);
});

it('offers the proof of work also where the puzzle cannot be loaded', async () => {
  const { result, onPassed, shown } = start({
    getBotCheck: (({ query }: { query: { kind: string } }) => {
      if (query.kind === 'slider') throw new TypeError('Failed to fetch');
      return work;
    }) as never,
  });
  await shown('failed');
  act(() => result.current.chooseWork());
  expect(result.current).toMatchObject({ state: 'working', failure: undefined });
  await eventually(() => expect(onPassed).toHaveBeenCalledOnce());
  const away = start({ getBotCheck: unreachable });
  await away.shown('failed');
});
