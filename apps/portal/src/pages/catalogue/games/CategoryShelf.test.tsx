import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIdleValue } from './CategoryShelf.tsx';

const waiting = new Map<number, () => void>();

beforeEach(() => {
  waiting.clear();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    last += 1;
    waiting.set(last, work);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
});

/** Runs the first idle callback that waits. Throws when none does. */
const idleOnce = () => {
  const [[handle, work] = []] = waiting;
  if (handle === undefined || work === undefined) throw new Error('Nothing waits.');
  waiting.delete(handle);
  act(work);
};

type Games = {
  readonly count: number;
};

function Shelf({ games }: { readonly games: Games }) {
  return <li>{useIdleValue(games).count}</li>;
}

const none = { count: 0 };
const home = (games: Games) => (
  <ul>
    <Shelf games={games} />
    <Shelf games={games} />
  </ul>
);
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('updates one place after the other, each in an idle callback', () => {
  const { rerender } = render(home(none));
  expect(shown()).toEqual(['0', '0']);
  rerender(home({ count: 15 }));
  expect(shown()).toEqual(['0', '0']);
  idleOnce();
  expect(shown()).toEqual(['15', '0']);
  idleOnce();
  expect(shown()).toEqual(['15', '15']);
  expect(waiting.size).toBe(0);
});

it('skips a value that is replaced before its turn', () => {
  const { rerender } = render(home(none));
  rerender(home({ count: 1 }));
  rerender(home({ count: 2 }));
  expect(waiting.size).toBe(2);
  idleOnce();
  expect(shown()).toEqual(['2', '0']);
});

it('cancels its callback on unmount', () => {
  const { rerender, unmount } = render(home(none));
  rerender(home({ count: 1 }));
  unmount();
  expect(waiting.size).toBe(0);
});

it('updates by timer in a browser without idle callbacks', async () => {
  vi.unstubAllGlobals();
  const { rerender } = render(home(none));
  rerender(home({ count: 3 }));
  await vi.waitFor(() => expect(shown()).toEqual(['3', '3']));
});
