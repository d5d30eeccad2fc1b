import type { Vip } from '@baize/gateway-sdk/member';
import { useQuery } from '@tanstack/react-query';
import { useQueryError, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { vipQuery } from './member.queries.ts';

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
