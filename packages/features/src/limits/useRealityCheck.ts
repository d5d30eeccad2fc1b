import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useScope, useTicker } from '../app/index.ts';
import { limitsQuery } from './limits.queries.ts';
import { reminderOf } from './limits.rules.ts';

const MINUTE_MILLISECONDS = 60_000;

const minutesPlayed = (left: number): number => Math.max(0, Math.floor(-left / MINUTE_MILLISECONDS));

export type RealityCheck = {
  /** Whole minutes played when the check is due; undefined while it is not. */
  readonly minutes: number | undefined;
  /** Ends the check; the next one is due after as many minutes again. */
  readonly goOn: () => void;
};

/**
 * The member's reminder over a game that was begun at `startedAt` by the gateway's clock (D58). None without a start, and
 * none while the member has set no reminder.
 */
export const useRealityCheck = (startedAt: number | undefined): RealityCheck => {
  const scope = useScope();
  const query = limitsQuery(scope);
  const { data } = useQuery({ ...query, enabled: query.enabled === true && startedAt !== undefined });
  const every = data === undefined ? undefined : reminderOf(data);
  const { gateway } = scope;
  const now = useCallback(() => gateway.now() ?? startedAt ?? 0, [gateway, startedAt]);
  const minutes = useTicker(every === undefined ? undefined : startedAt, now, { read: minutesPlayed, goesOn: true });
  const [answeredAt, setAnsweredAt] = useState(0);
  const isDue = every !== undefined && minutes !== undefined && minutes - answeredAt >= every;
  return { minutes: isDue ? minutes : undefined, goOn: () => setAnsweredAt(minutes ?? 0) };
};
