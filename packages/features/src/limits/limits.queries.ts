import { getLimitChanges, getLimits } from '@baize/gateway-sdk/limits';
import type { RangeAsked } from '@baize/gateway-sdk/paging';
import { queryOptions } from '@tanstack/react-query';
import { answerKey, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';

/** Area name of limits in query keys and in `meta.changes` of mutations. */
export const LIMITS = 'limits';

/** The member's limits with what is used of them, refetched on focus because play uses them. */
export const limitsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, LIMITS, 'limits'),
    queryFn: ({ signal }) => valueOrThrow(getLimits(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** What the member changed of the limits. */
export const limitChangesQuery = (scope: Scope, filters: RangeAsked) =>
  pagedQuery(scope, getLimitChanges, { key: [LIMITS, 'changes'], filters });
