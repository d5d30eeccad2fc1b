import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { recentGamesQuery } from './catalogue.queries.ts';

const NO_GAMES: readonly Game[] = [];

/** What the member played last, the latest first; none for visitors, and until the list is there (REQ-186). */
export const useLastPlayed = (): readonly Game[] => useQuery(recentGamesQuery(useScope())).data ?? NO_GAMES;
