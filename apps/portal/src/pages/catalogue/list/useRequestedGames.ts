import { usePlace } from '../../../site/routes/Place.ts';
import { requestedGames, type RequestedGames } from './requestedGames.ts';

/** The page's filters, from its address. Any query is valid here, so that the route table does not parse it. */
export const useRequestedGames = (): RequestedGames => requestedGames(new URLSearchParams(usePlace().search));
