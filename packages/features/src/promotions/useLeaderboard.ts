import { useQuery } from '@tanstack/react-query';
import { useQueryError, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { leaderboardQuery } from './promotions.queries.ts';

type Leader = { readonly player: string; readonly amount: string };

export type LeaderboardView = Loaded<{ readonly entries: readonly Leader[]; readonly currency: string }>;

/** The first ten of this week's highest stakes (REQ-212). */
export const useLeaderboard = (): { readonly view: LeaderboardView; readonly retry: () => void } => {
  const query = useQuery(leaderboardQuery(useScope()));
  const error = useQueryError(query);
  const { data, refetch } = query;
  const retry = (): void => void refetch();
  if (data !== undefined) return { view: { state: 'ready', entries: data.entries, currency: data.currency }, retry };
  return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, retry };
};
