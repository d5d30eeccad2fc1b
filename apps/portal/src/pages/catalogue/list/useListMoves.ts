import { hrefOf } from '../../../routes/paths.ts';
import type { PageName } from '../../../routes/routes.ts';
import type { RequestedGames } from './requestedGames.ts';
import { useMove } from '../../../routes/useMove.ts';
import { listQuery, narrowed } from './listAddress.ts';

export interface ListMoves {
  /** The address of the list, narrowed otherwise. */
  readonly hrefFor: (change: Partial<RequestedGames>) => string;
  /** Goes there, so that Back leads to what is shown now. */
  readonly narrow: (change: Partial<RequestedGames>) => void;
}

/** The ways from one list of a page to another: each has an address. */
export function useListMoves(page: PageName, games: RequestedGames): ListMoves {
  const move = useMove();
  const hrefFor = (change: Partial<RequestedGames>): string => hrefOf(page, listQuery(narrowed(games, change)));
  return { hrefFor, narrow: (change) => move(hrefFor(change)) };
}
