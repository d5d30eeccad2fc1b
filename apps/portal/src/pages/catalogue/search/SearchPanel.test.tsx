import type { GameSearch } from '@baize/features/catalogue';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAfterSearch } from './SearchPanel.tsx';

const LOOKING: GameSearch = { state: 'looking', games: [] };
const FOUND: GameSearch = { state: 'found', games: [], total: 0 };

const searching = () => {
  const act = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    ({ search, typed }: { search: GameSearch; typed: string }) => useAfterSearch(search, typed, act),
    { initialProps: { search: LOOKING as GameSearch, typed: 'koi' } },
  );
  const show = (search: GameSearch, typed: string): void => rerender({ search, typed });
  return { act, show, send: () => result.current() };
};

it('acts once when the games that were awaited arrive', () => {
  const { act, show, send } = searching();
  send();
  expect(act).not.toHaveBeenCalled();
  show(FOUND, 'koi');
  show(LOOKING, 'koi');
  show(FOUND, 'koi');
  expect(act).toHaveBeenCalledOnce();
});

it('acts once on games that had arrived, also when they are found again', () => {
  const { act, show, send } = searching();
  show(FOUND, 'koi');
  send();
  show(LOOKING, 'koi p');
  show(LOOKING, 'koi');
  show(FOUND, 'koi');
  expect(act).toHaveBeenCalledOnce();
});

it('does not act after typing on, even when the first name is typed again', () => {
  const { act, show, send } = searching();
  send();
  show(LOOKING, 'koi p');
  show(LOOKING, 'koi');
  show(FOUND, 'koi');
  expect(act).not.toHaveBeenCalled();
});
