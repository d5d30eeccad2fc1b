import {
  listView,
  ownGamesPage,
  useGameList,
  useRecentGames,
  type GameList,
  type OwnGames,
  type OwnGamesFilter,
} from '@baize/features/catalogue';
import { useAllFavourites } from '@baize/features/favourites';
import type { CategoryCode } from '@baize/domain/categories';
import type { ReactNode } from 'react';
import type { RequestedGames } from './requestedGames.ts';
import { GameListSection } from './GameListSection.tsx';

type ListProps = {
  readonly category: CategoryCode;
  readonly games: RequestedGames;
  readonly hrefOfPage: (page: number) => string;
  readonly empty: ReactNode;
};

/** One page of a category's games: all of them, or the member's recent or favourite ones. */
export function CategoryGames({ own, ...props }: ListProps & { readonly own?: OwnGames | undefined }) {
  switch (own) {
    case 'recent':
      return <RecentGames {...props} />;
    case 'favourites':
      return <FavouriteGames {...props} />;
    case undefined:
      return <ListedGames {...props} />;
  }
}

function ListedGames({ category, games: { name, ...games }, ...rest }: ListProps) {
  return <GameListSection list={useGameList({ category, ...games, search: name })} page={games.page} {...rest} />;
}

function RecentGames({ category, games, ...rest }: ListProps) {
  return <GameListSection list={useRecentGames(ownFilter(category, games))} page={games.page} {...rest} />;
}

function FavouriteGames({ category, games, ...rest }: ListProps) {
  const { view, retry } = useAllFavourites();
  const list: GameList = {
    view: view.state === 'ready' ? listView(ownGamesPage(view.games, ownFilter(category, games)), games.page) : view,
    retry,
  };
  return <GameListSection list={list} page={games.page} {...rest} />;
}

const ownFilter = (category: CategoryCode, { vendor, name, page }: RequestedGames): OwnGamesFilter => ({
  category,
  vendor,
  search: name,
  page,
});
