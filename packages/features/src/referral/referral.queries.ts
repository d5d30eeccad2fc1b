import { getReferral, getReferredFriends } from '@baize/gateway-sdk/referral';
import { queryOptions } from '@tanstack/react-query';
import { answerKey, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';

/** Area name in query keys and in `meta.changes` of mutations. */
export const REFERRAL = 'referral';

/** The member's invitation, refetched on focus because deposits of friends change it. */
export const referralQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, REFERRAL),
    queryFn: ({ signal }) => valueOrThrow(getReferral(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** The friends who joined by the invitation, newest first. */
export const friendsQuery = (scope: Scope) =>
  pagedQuery(scope, getReferredFriends, { key: [REFERRAL, 'friends'], filters: {}, language: true });
