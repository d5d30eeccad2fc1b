import type { CategoryCode } from '@baize/domain/categories';
import type { LanguageCode } from '@baize/domain/languages';
import { searchForm } from '@baize/domain/typed-text';
import type { Game, GamePage } from '@baize/gateway-sdk/catalogue';
import type { Loaded } from '../app/index.ts';
import { GAMES_PER_PAGE } from './catalogue.rules.ts';

/** Scratch card, video poker, jackpot, table games, arcade, bingo. */
export type SubCategory = 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';

/** The member's own games, a filter in place of a sub-category (REQ-178). */
export type OwnGames = 'recent' | 'favourites';

/** View state of a game list. `beyond`: the requested page is after the last one. */
export type GameListView =
  | { readonly state: 'beyond'; readonly lastPage: number }
  | Loaded<
      {
        readonly games: readonly Game[];
        readonly page: number;
        readonly totalPages: number;
        /** Total on all pages, if known. */
        readonly total: number | undefined;
      },
      'empty'
    >;

/** The sub-categories of slots; bingo only where the language TY is offered (REQ-177). */
export const subCategories = (offered: readonly LanguageCode[]): readonly SubCategory[] => {
  const everywhere = ['SC', 'VP', 'JP', 'TG', 'AC'] as const;
  return offered.includes('TY') ? [...everywhere, 'BG'] : everywhere;
};

/** View of a loaded page; pages are counted from 1 (REQ-179). */
export const listView = ({ games, totalPages, total }: GamePage, page: number): GameListView => {
  if (games.length === 0)
    return page > totalPages && totalPages > 0 ? { state: 'beyond', lastPage: totalPages } : { state: 'empty' };
  return {
    state: 'ready',
    games,
    page,
    totalPages: Math.max(totalPages, page),
    total: total ?? (totalPages === 1 ? games.length : undefined),
  };
};

/**
 * Filters, searches and pages games in memory, as the gateway does for its lists. Names are compared in the normal form
 * of searches (D60).
 */
export const ownGamesPage = (
  own: readonly Game[],
  { category, vendor, search = '', page = 1 }: OwnGamesFilter,
): GamePage => {
  const words = searchForm(search);
  const found = own.filter(
    (game) =>
      game.category === category &&
      (vendor === undefined || game.vendor === vendor) &&
      searchForm(game.name).includes(words),
  );
  const games = found.slice((page - 1) * GAMES_PER_PAGE, page * GAMES_PER_PAGE);
  return { games, pageNum: page, totalPages: Math.ceil(found.length / GAMES_PER_PAGE), total: found.length };
};

export type OwnGamesFilter = {
  readonly category: CategoryCode;
  readonly vendor?: string | undefined;
  readonly search?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
};
