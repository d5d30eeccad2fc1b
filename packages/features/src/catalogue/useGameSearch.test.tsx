// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { gameWire, pageWire } from './testing/catalogueWires.ts';
import { useGameSearch } from './useGameSearch.ts';

type Answer = ReturnType<typeof pageWire> | ReturnType<typeof failed> | Promise<ReturnType<typeof pageWire>>;

const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

/** Types into the search. By default each query returns one game with that name. */
const typing = (answer: (name: string) => Answer = (name) => pageWire(gameWire({ gameName: name }))) => {
  let typed = '';
  const asked: (string | undefined)[] = [];
  const { result, rerender } = renderFeature(() => useGameSearch(typed), {
    getGameList: ({ query }) => {
      asked.push(query.gameName);
      return answer(query.gameName ?? '');
    },
  });
  return {
    result,
    asked,
    type: (word: string) => {
      typed = word;
      rerender();
    },
    pause: () => wait(200),
  };
};

it('asks once the typing pauses, for what was typed without the space around it [REQ-178]', async () => {
  const { result, asked, type, pause } = typing();
  expect(result.current).toEqual({ state: 'idle' });
  for (const word of ['k', 'ko', ' koi ']) {
    type(word);
    wait(199);
    expect([result.current, asked]).toEqual([{ state: 'looking', games: [] }, []]);
  }
  pause();
  await eventually(() => expect(result.current).toMatchObject({ state: 'found', games: [{ name: 'koi' }] }));
  expect(asked).toEqual(['koi']);
  type('  ');
  expect(result.current).toEqual({ state: 'idle' });
});

it('shows no game of an earlier word, however late it comes', async () => {
  const late = Promise.withResolvers<ReturnType<typeof pageWire>>();
  const { result, type, pause } = typing((name) =>
    name === 'ko' ? late.promise : pageWire(gameWire({ gameName: name })),
  );
  type('ko');
  pause();
  type('koi');
  pause();
  await eventually(() => expect(result.current).toMatchObject({ games: [{ name: 'koi' }] }));
  late.resolve(pageWire(gameWire({ gameName: 'Kong' })));
  await act(async () => late.promise);
  expect(result.current).toMatchObject({ games: [{ name: 'koi' }] });
});

it('keeps of the games of an earlier word those with the new one in their name, until the answer is there', async () => {
  const late = Promise.withResolvers<ReturnType<typeof pageWire>>();
  const koi = [gameWire({ gameName: 'Golden Koi' }), gameWire({ gameName: 'Kong', gameCode: 'kong' })];
  const { result, type, pause } = typing((name) => (name === 'ko' ? pageWire(...koi) : late.promise));
  type('ko');
  pause();
  await eventually(() => expect(result.current).toMatchObject({ state: 'found', games: [{}, {}] }));
  type('KOI');
  const kept = { state: 'looking', games: [{ name: 'Golden Koi' }] };
  expect(result.current).toMatchObject(kept);
  pause();
  expect(result.current).toMatchObject(kept);
  type('koin');
  expect(result.current).toEqual({ state: 'looking', games: [] });
});

it('tells no match from a failed search', async () => {
  const { result, type, pause } = typing((name) => (name === 'x' ? pageWire() : failed(404)));
  type('x');
  pause();
  await eventually(() => expect(result.current.state).toBe('none'));
  type('y');
  pause();
  await eventually(() => expect(result.current).toMatchObject({ state: 'failed', error: { status: 404 } }));
});
