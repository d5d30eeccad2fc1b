import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFromCatalogs } from '../testing/catalogOf.ts';
import { renderSite } from '../testing/renderSite.tsx';
import type { LoadWords } from '../site/words/Vocabulary.ts';

const root = document.documentElement;

beforeEach(() => {
  performance.clearMarks();
  delete root.dataset['hydrated'];
});
afterEach(() => vi.useRealTimers());

it('marks the moment from which the page answers, for whoever measures or tests it', async () => {
  await renderSite('/');
  expect(root.dataset['hydrated']).toBe('true');
  expect(performance.getEntriesByName('hydrated')).toHaveLength(1);
});

it('fetches the words of the screens ahead of need, once the first screen has all of its own', async () => {
  const load = vi.fn<LoadWords>(loadFromCatalogs);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await renderSite('/', { load });
  expect(load).not.toHaveBeenCalledWith('EN', 'general');
  await act(async () => void vi.advanceTimersByTime(2000));
  expect(load).toHaveBeenCalledWith('EN', 'general');
});

const covers = () => screen.queryAllByText('Loading', { selector: 'output *' });

it('[REQ-032] what covers a page that loads is gone once the page is there, at the first address and after each navigation', async () => {
  const shows = async (name: string) => {
    await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(covers()).toEqual([]));
  };
  await renderSite('/live');
  expect(covers()).not.toEqual([]);
  await shows('Live casino');
  fireEvent.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
  await shows('Sample: games and lottery');
  window.history.back();
  await shows('Live casino');
});
