import { usePlace } from '../../../routes/Place.ts';
import { requestedGames, type RequestedGames } from './requestedGames.ts';

/** What the address narrows the page's games to. Every address names a list, so that no row of the route table reads it. */
export function useRequestedGames(): RequestedGames {
  return requestedGames(new URLSearchParams(usePlace().search));
}
