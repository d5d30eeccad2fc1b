import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { limitsQuery } from './limits.queries.ts';
import { pauseOf } from './pause.rules.ts';
import type { PlayPause } from './pause.rules.ts';

/** The break or self-exclusion that ends a game for money (D58); undefined without one, or while none is played. */
export const usePlayPause = (isPlaying: boolean): PlayPause | undefined => {
  const query = limitsQuery(useScope());
  const { data } = useQuery({ ...query, enabled: query.enabled === true && isPlaying });
  return !isPlaying || data === undefined ? undefined : pauseOf(data);
};
