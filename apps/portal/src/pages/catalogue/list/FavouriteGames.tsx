import { listView, ownGamesPage, type GameList, type OwnGamesFilter } from '@baize/features/catalogue';
import { useAllFavourites } from '@baize/features/favourites';
import type { ReactNode } from 'react';
import { GameListSection } from './GameListSection.tsx';

type FavouriteGamesProps = {
  readonly filter: OwnGamesFilter;
  readonly page: number;
  readonly hrefOfPage: (page: number) => string;
  readonly empty: ReactNode;
};

/** One page of the member's favourite games of a category, in a chunk of its own. */
export function FavouriteGames({ filter, page, ...rest }: FavouriteGamesProps) {
  const { view, retry } = useAllFavourites();
  const list: GameList = {
    view: view.state === 'ready' ? listView(ownGamesPage(view.games, filter), page) : view,
    retry,
  };
  return <GameListSection list={list} page={page} {...rest} />;
}
