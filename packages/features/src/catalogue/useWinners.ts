import type { Winner } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { winnersQuery } from './lobby.queries.ts';

const NOBODY: readonly Winner[] = [];

/** Who won how much in which game, the last one first (REQ-213); nobody until that is known, and while it is not wanted. */
export const useWinners = (wanted: boolean): readonly Winner[] => {
  const scope = useScope();
  return useQuery({ ...winnersQuery(scope), enabled: scope.ready && wanted }).data ?? NOBODY;
};
