import type { Game } from '@baize/gateway-sdk/catalogue';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import { favouriteGamesQuery } from './favourites.queries.ts';
import { withoutDuplicates } from './favourites.rules.ts';

/** View state of the favourites; `more` is set while there are further pages. */
export type FavouritesView = Records<Game>['view'];

/** The member's favourites, last added first, a page at a time (REQ-026, REQ-199). */
export const useFavourites = (): Records<Game> => {
  const { view, retry } = useRecords(favouriteGamesQuery, undefined);
  return { view: view.state === 'ready' ? { ...view, items: withoutDuplicates(view.items) } : view, retry };
};
