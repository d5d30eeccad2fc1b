import { typedTextVectors } from '@baize/domain/testing';
import type { Game } from '@baize/gateway-sdk/catalogue';
import { describe, expect, it } from 'vitest';
import { listView, ownGamesPage, subCategories } from './gameList.rules.ts';

const gameOf = (name: string, change: Partial<Game> = {}) =>
  ({ id: name, name, vendor: 'PG', category: 'RNG', ...change }) as Game;
const many = Array.from({ length: 16 }, (_, place) => gameOf(`Game ${place + 1}`));

describe('the sub-categories', () => {
  it('are scratch card, video poker, jackpot, table games and arcade [REQ-177]', () => {
    expect(subCategories(['EN', 'CN'])).toEqual(['SC', 'VP', 'JP', 'TG', 'AC']);
  });

  it('have bingo only where the language TY is offered [REQ-177]', () => {
    expect(subCategories(['EN', 'TY'])).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']);
  });
});

describe('a page of a list', () => {
  it('has its games, its number and how many there are [REQ-179]', () => {
    expect(listView({ games: many, pageNum: 2, totalPages: 3, total: 40 }, 2)).toEqual({
      state: 'ready',
      games: many,
      page: 2,
      totalPages: 3,
      total: 40,
    });
  });

  it("counts the games itself when all are on one page; else the total stays unknown without the gateway's", () => {
    expect(listView({ games: many, pageNum: 1, totalPages: 1 }, 1)).toMatchObject({ total: 16 });
    expect(listView({ games: many, pageNum: 1, totalPages: 2 }, 1)).toMatchObject({ total: undefined });
  });

  it('is never after the last one of a gateway that counts too few', () => {
    expect(listView({ games: many, pageNum: 4, totalPages: 3 }, 4)).toMatchObject({ totalPages: 4 });
  });

  it('is empty, or one that is not there [REQ-182]', () => {
    expect(listView({ games: [], pageNum: 1, totalPages: 0 }, 1)).toEqual({ state: 'empty' });
    expect(listView({ games: [], pageNum: 7, totalPages: 0 }, 7)).toEqual({ state: 'empty' });
    expect(listView({ games: [], pageNum: 7, totalPages: 3 }, 7)).toEqual({ state: 'beyond', lastPage: 3 });
  });
});

describe("the member's own games", () => {
  it('are shown fifteen a page [REQ-179]', () => {
    const [first, second] = [1, 2].map((page) => ownGamesPage(many, { category: 'RNG', page }));
    expect(first?.games).toEqual(many.slice(0, 15));
    expect(second).toEqual({ games: many.slice(15), pageNum: 2, totalPages: 2, total: 16 });
  });

  it('are narrowed to a category, a vendor and trimmed words, whatever their case [REQ-178]', () => {
    const gate = gameOf('Dragon Gate', { vendor: 'BAIZE' });
    const own = [gate, gameOf('Dragon Fish', { category: 'FISH' }), gameOf('Koi')];
    const names = (filter: object) => ownGamesPage(own, { category: 'RNG', ...filter }).games.map(({ name }) => name);
    expect(names({})).toEqual(['Dragon Gate', 'Koi']);
    expect(names({ vendor: 'BAIZE' })).toEqual(['Dragon Gate']);
    expect(names({ search: '  DRAGON ' })).toEqual(['Dragon Gate']);
    expect(names({ search: 'tiger' })).toEqual([]);
  });

  it('are found however their name is typed', () => {
    const { game, typed } = typedTextVectors.searches;
    for (const search of typed)
      expect(ownGamesPage([gameOf(game)], { category: 'RNG', search }).games.map(({ name }) => name)).toEqual([game]);
  });
});
