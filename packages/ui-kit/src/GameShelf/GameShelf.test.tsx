import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { GameShelf } from './GameShelf.tsx';
import { GameShelfPlace } from './GameShelfPlace.tsx';

let measure: () => void;
const observe = vi.fn();
const disconnect = vi.fn();

beforeEach(() => {
  observe.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
});

const games = (count: number) => Array.from({ length: count }, (_, place) => <p key={place}>{`Game ${place}`}</p>);

const shelfOf = (count: number, loading = false) => (
  <KitWordsProvider words={englishWords}>
    <GameShelf title="Slots" loading={loading}>
      {games(count)}
    </GameShelf>
  </KitWordsProvider>
);

const renderShelf = (count: number, loading = false) => render(shelfOf(count, loading));

test('every game is an item of one list under the shelf’s heading', () => {
  renderShelf(3);
  expect(screen.getByRole('region', { name: 'Slots' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('[REQ-175] until it is measured, a row has arrows for more than seven games', () => {
  const { unmount } = renderShelf(7);
  expect(screen.queryByRole('button', { name: 'Forward', hidden: true })).toBeNull();
  unmount();
  renderShelf(8);
  expect(screen.getByRole('button', { name: 'Forward', hidden: true })).toBeDefined();
});

test('[REQ-175] arrows stand only where the row is longer than its room', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  const content = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  renderShelf(8);
  expect(content).not.toHaveBeenCalled();
  act(() => measure());
  expect(screen.queryByRole('button', { name: 'Forward', hidden: true })).toBeNull();
  content.mockReturnValue(900);
  act(() => measure());
  expect(screen.getByRole('button', { name: 'Forward', hidden: true }).getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByRole('button', { name: 'Back', hidden: true }).getAttribute('aria-disabled')).toBe('true');
});

test('the rows of vendors and of games have names of their own', () => {
  render(
    <KitWordsProvider words={englishWords}>
      <GameShelf title="Slots" vendors={[<i key="reels" />]}>
        {games(1)}
      </GameShelf>
    </KitWordsProvider>,
  );
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Providers: Slots',
    null,
  ]);
  expect(screen.getAllByRole('list', { name: 'Slots' })).toHaveLength(1);
});

test('while loading, seven covers hold the place, and the row is measured when its games are there', () => {
  const { container, rerender } = renderShelf(0, true);
  const state = () => [
    container.querySelectorAll('[data-awaited]').length,
    screen.getByRole('region').getAttribute('aria-busy'),
    observe.mock.calls.length,
  ];
  expect(state()).toEqual([7, 'true', 0]);
  rerender(shelfOf(8));
  expect(state()).toEqual([0, null, 1]);
  expect(observe).toHaveBeenCalledWith(screen.getByRole('list'));
});

test('a shelf whose games are asked for later holds their place, and is not busy', () => {
  render(
    <KitWordsProvider words={englishWords}>
      <GameShelf title="Slots" loading="later" />
    </KitWordsProvider>,
  );
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBeNull();
  expect(document.querySelectorAll('[data-awaited]')).toHaveLength(7);
});

test('the place of a card that is on its way now is busy, and no other', () => {
  const { container } = render([<GameShelfPlace key="now" busy />, <GameShelfPlace key="later" />]);
  const places = [...container.querySelectorAll('[data-awaited]')];
  expect(places.map((place) => place.getAttribute('aria-busy'))).toEqual(['true', null]);
});

test('a row of which no game is left has no arrows', () => {
  const { rerender } = renderShelf(8);
  rerender(shelfOf(0));
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});

const shelfWith = (vendors: ReactNode, vendorsAwaited: boolean) => (
  <KitWordsProvider words={englishWords}>
    <GameShelf title="Slots" vendors={vendors} vendorsAwaited={vendorsAwaited}>
      {games(8)}
    </GameShelf>
  </KitWordsProvider>
);

test('chips that come behind the games have their places held until then', () => {
  const { container, rerender } = render(shelfWith([], true));
  const lists = () => container.querySelectorAll('ul').length;
  expect([lists(), container.querySelectorAll('[data-shape="chip"]').length]).toEqual([2, 6]);
  rerender(
    shelfWith(
      [
        <button key="1" type="button">
          Northern Reels
        </button>,
      ],
      false,
    ),
  );
  expect([lists(), container.querySelectorAll('[data-shape="chip"]').length]).toEqual([2, 0]);
  rerender(shelfWith([], false));
  expect(lists()).toBe(1);
});

/** A row 900 px long in a viewport of 500 px. */
const renderLongRow = (count = 8) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const shelf = renderShelf(count);
  act(() => measure());
  const list = screen.getByRole('list');
  const scrollBy = vi.fn();
  list.scrollBy = scrollBy;
  const scrollTo = (left: number) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
  };
  return { ...shelf, list, scrollBy, scrollTo };
};

const arrow = (name: string) => screen.getByRole('button', { name, hidden: true });
const ends = () => ['Back', 'Forward'].map((name) => arrow(name).getAttribute('aria-disabled') === 'true');

test('an arrow is at its end when less than a pixel is left, in either direction of reading', () => {
  const { scrollTo } = renderLongRow();
  expect(ends()).toEqual([true, false]);
  for (const sign of [1, -1]) {
    scrollTo(sign);
    expect(ends()).toEqual([true, false]);
    scrollTo(sign * 2);
    expect(ends()).toEqual([false, false]);
    scrollTo(sign * 398);
    expect(ends()).toEqual([false, false]);
    scrollTo(sign * 399);
    expect(ends()).toEqual([false, true]);
  }
});

test('an arrow leads most of a screen on, so that the last card is seen again: to the left in right-to-left', () => {
  const { list, scrollBy } = renderLongRow();
  fireEvent.click(arrow('Forward'));
  fireEvent.click(arrow('Back'));
  list.style.direction = 'rtl';
  fireEvent.click(arrow('Forward'));
  fireEvent.click(arrow('Back'));
  expect(scrollBy.mock.calls.map(([{ left }]) => left as number)).toEqual([425, -425, -425, 425]);
});

test('a shelf that is gone measures no more', () => {
  const { list, unmount } = renderLongRow();
  disconnect.mockClear();
  const removed = vi.spyOn(list, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([name]) => name)).toContain('scroll');
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a notice stands in place of the games and their arrows, and the shelf leads to all of them', () => {
  render(
    <KitWordsProvider words={englishWords}>
      <GameShelf title="Slots" more={{ label: 'All games', href: '/slots' }} notice={<p>No games here yet</p>}>
        {games(8)}
      </GameShelf>
    </KitWordsProvider>,
  );
  expect(screen.getByText('No games here yet')).toBeDefined();
  expect([screen.queryByRole('list'), screen.queryByRole('button', { hidden: true })]).toEqual([null, null]);
  expect(screen.getByRole('link', { name: /^All games ?: Slots$/ }).getAttribute('href')).toBe('/slots');
});
