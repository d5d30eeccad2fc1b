import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { hotGamesQuery, recentGamesQuery, vendorsQuery } from './catalogue.queries.ts';
import { newGamesQuery, winnersQuery } from './lobby.queries.ts';

export type LobbyAnswers = {
  /** True once recent games and vendors have settled. */
  readonly own: boolean;
  /** True once this week's new games have settled. */
  readonly newGames: boolean;
  /** True once the most played games and the winners have settled. */
  readonly told: boolean;
};

/** Fetches the queries of the lobby and tells which of its parts have settled: loaded, failed, or disabled. */
export const useLobbyAnswers = (withWinners: boolean): LobbyAnswers => {
  const scope = useScope();
  const recent = useQuery(recentGamesQuery(scope));
  const vendors = useQuery(vendorsQuery(scope));
  const newGames = useQuery(newGamesQuery(scope));
  const hot = useQuery(hotGamesQuery(scope));
  const winners = useQuery({ ...winnersQuery(scope), enabled: scope.ready && withWinners });
  return {
    own: !recent.isLoading && !vendors.isLoading,
    newGames: !newGames.isLoading,
    told: !hot.isLoading && !winners.isLoading,
  };
};
