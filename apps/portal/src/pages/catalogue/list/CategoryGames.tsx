import {
  useGameList,
  useRecentGames,
  type GameList,
  type OwnGames,
  type OwnGamesFilter,
} from '@baize/features/catalogue';
import type { CategoryCode } from '@baize/domain/categories';
import { lazy, Suspense, type ReactNode } from 'react';
import { withTimeout } from '../../../site/withTimeout.ts';
import type { RequestedGames } from './requestedGames.ts';
import { GameListSection } from './GameListSection.tsx';

const loadFavourites = () => import('./FavouriteGames.tsx').then((chunk) => chunk.FavouriteGames);
const LazyFavouriteGames = lazy(async () => ({ default: await withTimeout(loadFavourites) }));

const LOADING: GameList = { view: { state: 'loading' }, retry: () => undefined };

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
  return (
    <Suspense fallback={<GameListSection list={LOADING} page={games.page} {...rest} />}>
      <LazyFavouriteGames filter={ownFilter(category, games)} page={games.page} {...rest} />
    </Suspense>
  );
}

const ownFilter = (category: CategoryCode, { vendor, name, page }: RequestedGames): OwnGamesFilter => ({
  category,
  vendor,
  search: name,
  page,
});
