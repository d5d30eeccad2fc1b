import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { sessionAtom, useScope } from '../app/index.ts';
import { promotionsQuery } from './promotions.queries.ts';

/**
 * Number of promotions that the member can join, apply for or claim now; 0 while loading and without a real account
 * (REQ-086).
 */
export const usePromotionCount = (): number => {
  const session = useAtomValue(sessionAtom);
  const query = promotionsQuery(useScope());
  const isReal = session.state === 'loggedIn' && session.member !== undefined;
  return useQuery({ ...query, enabled: isReal && query.enabled === true }).data?.available ?? 0;
};
