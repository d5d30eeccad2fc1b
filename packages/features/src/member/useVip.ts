import type { Vip } from '@baize/gateway-sdk/member';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { sessionAtom, useScope } from '../app/index.ts';
import { vipQuery } from './member.queries.ts';

/** The member's rank; undefined while loading, and without a real account (REQ-086). */
export const useVip = (): Vip | undefined => {
  const session = useAtomValue(sessionAtom);
  const query = vipQuery(useScope());
  const isReal = session.state === 'loggedIn' && session.member !== undefined;
  return useQuery({ ...query, enabled: isReal && query.enabled === true }).data;
};
