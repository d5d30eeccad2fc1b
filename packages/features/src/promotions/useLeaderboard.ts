import { useQuery } from '@tanstack/react-query';
import { useQueryError, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { leaderboardQuery } from './promotions.queries.ts';

type Leader = { readonly place: number; readonly player: string; readonly missions: number };

export type LeaderboardView = Loaded<{ readonly entries: readonly Leader[] }>;

/** The ten who finished most missions this week (REQ-212). */
export const useLeaderboard = (): { readonly view: LeaderboardView; readonly retry: () => void } => {
  const query = useQuery(leaderboardQuery(useScope()));
  const error = useQueryError(query);
  const { data, refetch } = query;
  const retry = (): void => void refetch();
  if (data !== undefined)
    return {
      view: { state: 'ready', entries: data.entries.map((leader, at) => ({ ...leader, place: at + 1 })) },
      retry,
    };
  return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, retry };
};
