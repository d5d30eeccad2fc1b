import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { newGamesQuery } from './lobby.queries.ts';

const NO_GAMES: readonly Game[] = [];

/** The games that have come this week, those of the newest day first; none until they are known. */
export const useNewGames = (): readonly Game[] => useQuery(newGamesQuery(useScope())).data?.games ?? NO_GAMES;
