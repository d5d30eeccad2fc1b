import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { newGamesQuery } from './lobby.queries.ts';

const NO_GAMES: readonly Game[] = [];

/** This week's new games, most recent day first; empty while loading. */
export const useNewGames = (): readonly Game[] => useQuery(newGamesQuery(useScope())).data?.games ?? NO_GAMES;
