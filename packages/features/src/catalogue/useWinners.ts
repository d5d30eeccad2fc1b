import type { Winner } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { winnersQuery } from './lobby.queries.ts';

const NOBODY: readonly Winner[] = [];

/** Recent winners with game and amount, latest first (REQ-213); empty while loading, and when not `wanted`. */
export const useWinners = (wanted: boolean): readonly Winner[] => {
  const scope = useScope();
  return useQuery({ ...winnersQuery(scope), enabled: scope.ready && wanted }).data ?? NOBODY;
};
