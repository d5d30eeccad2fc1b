import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { hotGamesQuery } from './catalogue.queries.ts';

const PLACES = 10;

const NO_GAMES: readonly Game[] = [];

/** The ten most played games, most played first; empty while loading (REQ-185). */
export const useTopGames = (): readonly Game[] =>
  useQuery({ ...hotGamesQuery(useScope()), select: firstTen }).data ?? NO_GAMES;

const firstTen = (games: readonly Game[]): readonly Game[] => games.slice(0, PLACES);
