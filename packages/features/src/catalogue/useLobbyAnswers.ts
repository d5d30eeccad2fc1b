import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { hotGamesQuery, recentGamesQuery, vendorsQuery } from './catalogue.queries.ts';
import { newGamesQuery, winnersQuery } from './lobby.queries.ts';

export type LobbyAnswers = {
  /** What the member played last, and the categories. */
  readonly own: boolean;
  /** What has come this week. */
  readonly newGames: boolean;
  /** What is played most, and who won lately. */
  readonly told: boolean;
};

/**
 * Asks for all that the lobby is made of, and says of which parts it is known what they hold: answered, failed, or not
 * asked at all.
 */
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
