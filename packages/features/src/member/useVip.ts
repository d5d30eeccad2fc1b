import type { Vip } from '@baize/gateway-sdk/member';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { sessionAtom, useScope, useQueryError, type Loaded } from '../app/index.ts';
import { vipQuery } from './member.queries.ts';

/** The member's rank; undefined while loading, and without a real account (REQ-086). */
export const useVip = (): Vip | undefined => {
  const session = useAtomValue(sessionAtom);
  const query = vipQuery(useScope());
  const isReal = session.state === 'loggedIn' && session.member !== undefined;
  return useQuery({ ...query, enabled: isReal && query.enabled === true }).data;
};

export type VipView = Loaded<{ readonly vip: Vip }>;

/** The member's rank with its loading and failed states, for a page of its own (REQ-025). */
export const useVipView = (): { readonly view: VipView; readonly retry: () => void } => {
  const query = useQuery(vipQuery(useScope()));
  const error = useQueryError(query);
  const { data: vip, refetch } = query;
  const retry = (): void => void refetch();
  if (vip !== undefined) return { view: { state: 'ready', vip }, retry };
  return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, retry };
};
