import { hrefOf } from '../../../site/routes/paths.ts';
import type { PageName } from '../../../site/routes/routes.ts';
import type { RequestedGames } from './requestedGames.ts';
import { useMove } from '../../../site/routes/useMove.ts';
import { listQuery, withFilters } from './listAddress.ts';

export type ListMoves = {
  /** Returns the address of the list with these filters changed. */
  readonly hrefFor: (change: Partial<RequestedGames>) => string;
  /** Navigates to that address with a new history entry, so that Back leads to the current list. */
  readonly narrow: (change: Partial<RequestedGames>) => void;
};

/** Links between the filtered lists of a page; each list has an address. */
export const useListMoves = (page: PageName, games: RequestedGames): ListMoves => {
  const move = useMove();
  const hrefFor = (change: Partial<RequestedGames>): string => hrefOf(page, listQuery(withFilters(games, change)));
  return { hrefFor, narrow: (change) => move(hrefFor(change)) };
};
