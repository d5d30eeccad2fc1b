import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Places } from './Places.tsx';
import { choice, days } from './search/filters.ts';
import { useFilters } from './useFilters.ts';

const schema = { days: days('last7'), type: choice(['all', 'won'], 'all') };

/** A visitor of a list, who came from the first address to the second. */
const visitor = (...history: readonly [string, string]) => {
  const now = {} as ReturnType<typeof useFilters<typeof schema>> & { at: string; state: unknown; go: NavigateFunction };
  function Here() {
    const { pathname, search, hash, state } = useLocation();
    Object.assign(now, useFilters(schema), {
      at: pathname + search + hash,
      state: state as unknown,
      go: useNavigate(),
    });
    return null;
  }
  render(
    <MemoryRouter initialEntries={[history[0]]}>
      <Places>
        <Here />
      </Places>
    </MemoryRouter>,
  );
  act(() => void now.go(history[1], { state: { kept: true } }));
  return now;
};

it('filters are in the address, and Back leaves the page', () => {
  const now = visitor('/', '/favorite?lang=EN#top');
  expect([now.filters, now.isFiltered]).toEqual([{ days: { preset: 'last7' }, type: 'all' }, false]);
  act(() => now.set({ type: 'won' }));
  expect([now.active, now.fallbacks.type]).toEqual([1, 'all']);
  act(() => now.set({ days: { preset: 'today' } }));
  expect(now.at).toBe('/favorite?lang=EN&type=won&days=today#top');
  expect([now.filters, now.isFiltered, now.state]).toEqual([
    { days: { preset: 'today' }, type: 'won' },
    true,
    { kept: true },
  ]);
  act(() => void now.go(-1));
  expect(now.at).toBe('/');
});

it('filters of a shared link are set, and are reset to their fallback', () => {
  const now = visitor('/', '/favorite?type=won&days=nonsense');
  expect([now.filters, now.isFiltered]).toEqual([{ days: { preset: 'last7' }, type: 'won' }, true]);
  act(() => now.reset());
  expect([now.at, now.isFiltered]).toEqual(['/favorite', false]);
});
