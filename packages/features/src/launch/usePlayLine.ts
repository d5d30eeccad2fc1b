import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refetchIfOlder, useScope } from '../app/index.ts';
import type { OpenedLaunch } from './launch.mutations.ts';
import { playSessionQuery } from './play.queries.ts';
import { playLine } from './play.rules.ts';
import type { PlayLine } from './play.rules.ts';

/**
 * Status line of a game in a frame: start and net result by the ledger. `sequence` is the newest balance's; an older
 * net result is refetched (D36).
 */
export const usePlayLine = (
  launch: Pick<OpenedLaunch, 'sessionId' | 'openedAt'> | undefined,
  sequence: number | undefined,
): PlayLine => {
  const scope = useScope();
  const client = useQueryClient();
  const { sessionId, openedAt } = launch ?? {};
  const query = playSessionQuery(scope, sessionId ?? '');
  const { data, isError } = useQuery({ ...query, enabled: query.enabled === true && sessionId !== undefined });
  const handleTold = useEffectEvent((told: number) => void refetchIfOlder(client, query.queryKey, told));
  useEffect(() => {
    if (sequence !== undefined) handleTold(sequence);
  }, [sequence]);
  return playLine({ openedAt, session: data, failed: isError });
};
