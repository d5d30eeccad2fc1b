import type { Mission } from '@baize/gateway-sdk/promotions';
import { useQuery } from '@tanstack/react-query';
import { useQueryError, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { missionsQuery } from './promotions.queries.ts';

export type MissionsView = Loaded<{ readonly missions: readonly Mission[]; readonly currency: string }>;

/** The daily and weekly missions with the member's progress (REQ-212). */
export const useMissions = (): { readonly view: MissionsView; readonly retry: () => void } => {
  const query = useQuery(missionsQuery(useScope()));
  const error = useQueryError(query);
  const { data, refetch } = query;
  const retry = (): void => void refetch();
  if (data !== undefined) return { view: { state: 'ready', ...data }, retry };
  return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, retry };
};
