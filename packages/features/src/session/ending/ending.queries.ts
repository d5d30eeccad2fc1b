import { getSessionTerm } from '@baize/gateway-sdk/session';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../../app/index.ts';
import type { Scope } from '../../app/index.ts';

/** Name of the area in query keys and in messages to other tabs. */
export const TERM = 'sessionTerm';

/** End of the session; reading it does not extend it (REQ-091). */
export const sessionTermQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, TERM),
    queryFn: ({ signal }) => valueOrThrow(getSessionTerm(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    staleTime: Infinity,
    meta: { tellsTime: true },
  });
