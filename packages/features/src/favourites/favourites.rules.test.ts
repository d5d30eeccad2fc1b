import type { Game } from '@baize/gateway-sdk/catalogue';
import type { Page } from '@baize/gateway-sdk/paging';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedIds,
  changedPage,
  changedPages,
  favouriteChange,
  withoutDuplicates,
  mayToggle,
  placeOf,
  inverseOf,
} from './favourites.rules.ts';

const game = (id: string) => ({ id }) as Game;
const page = (number: number, ...ids: readonly string[]) =>
  ({ items: ids.map(game), page: number, pages: 2 }) as unknown as Page<Game>;
const idsOf = (pages: readonly Page<Game>[]) => pages.map(({ items }) => items.map(({ id }) => id));

describe('a press', () => {
  it('changes nothing when it is so already [REQ-196]', () => {
    expect(favouriteChange(['a'], game('a'), true)).toBeUndefined();
    expect(favouriteChange([], game('a'), false)).toBeUndefined();
    expect(favouriteChange(['a'], game('a'), false)).toEqual({ game: game('a'), favourite: false });
    expect(favouriteChange(undefined, game('a'), true)).toEqual({ game: game('a'), favourite: true });
  });
});

describe('repeated presses', () => {
  it('count once a second, the first of them [REQ-198]', () => {
    expect([undefined, 0, 999, 1000].map((ago) => mayToggle(ago && 5000 - ago, 5000))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(mayToggle(5000, 5000)).toBe(false);
    expect(mayToggle(9000, 5000)).toBe(true);
  });
});

describe('a change', () => {
  const pages = [page(1, 'a', 'b'), page(2, 'c', 'd')];

  it('puts a new favourite first, and takes one away wherever it is', () => {
    const added = { game: game('x'), favourite: true };
    expect(idsOf(changedPages(pages, added))).toEqual([
      ['x', 'a', 'b'],
      ['c', 'd'],
    ]);
    expect(idsOf(changedPages(pages, { game: game('c'), favourite: false }))).toEqual([['a', 'b'], ['d']]);
    expect([changedIds(['a'], added), changedIds(['x', 'a'], inverseOf(added))]).toEqual([['x', 'a'], ['a']]);
  });

  it('puts a new favourite on no page but the first', () => {
    const added = { game: game('b'), favourite: true };
    expect(idsOf([changedPage(page(1, 'a', 'b'), added, 0)])).toEqual([['b', 'a']]);
    expect(idsOf([changedPage(page(2, 'a', 'b'), added, undefined)])).toEqual([['a']]);
  });

  it('that is rolled back restores every position [REQ-197]', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c', 'd'), (id) => {
        const removed = { game: game(id), favourite: false };
        const back = changedPages(changedPages(pages, removed), inverseOf(removed), placeOf(pages, game(id)));
        expect(back).toEqual(pages);
      }),
    );
    expect(placeOf(pages, game('x'))).toBeUndefined();
  });
});

it('a game that was pushed onto the next page is listed once', () => {
  const pages = [page(1, 'a', 'b'), page(2, 'b', 'c')];
  expect(withoutDuplicates(pages.flatMap(({ items }) => items)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
