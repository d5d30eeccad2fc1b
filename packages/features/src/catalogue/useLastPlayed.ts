import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { recentGamesQuery } from './catalogue.queries.ts';

const NO_GAMES: readonly Game[] = [];

/** The member's last played games, most recent first; empty for visitors and while loading (REQ-186). */
export const useLastPlayed = (): readonly Game[] => useQuery(recentGamesQuery(useScope())).data ?? NO_GAMES;
