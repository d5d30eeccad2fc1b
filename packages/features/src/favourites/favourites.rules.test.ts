import type { Game } from '@baize/gateway-sdk/catalogue';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedIds,
  changedPages,
  favouriteChange,
  gamesOf,
  mayToggle,
  placeOf,
  inverseOf,
} from './favourites.rules.ts';

const game = (id: string) => ({ id }) as Game;
const page = (pageNum: number, ...ids: readonly string[]) => ({ games: ids.map(game), pageNum, totalPages: 2 });
const idsOf = (pages: Parameters<typeof gamesOf>[0]) => pages.map(({ games }) => games.map(({ id }) => id));

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
  expect(gamesOf([page(1, 'a', 'b'), page(2, 'b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
