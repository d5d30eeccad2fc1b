import { useCallback } from 'react';
import { useScope, useTicker } from '../app/index.ts';
import { secondsPlayed } from './play.rules.ts';

const played = (left: number): number => secondsPlayed(left, 0);

/**
 * Whole seconds since a moment of the gateway's clock, updated as each second begins; undefined in the first render.
 */
export const useSecondsPlayed = (startedAt: number): number | undefined => {
  const { gateway } = useScope();
  const now = useCallback(() => gateway.now() ?? startedAt, [gateway, startedAt]);
  return useTicker(startedAt, now, { read: played, goesOn: true });
};
