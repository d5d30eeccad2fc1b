import { extendSession } from '@baize/gateway-sdk/session';
import { mutationOptions } from '@tanstack/react-query';
import { valueOrThrow } from '../../app/index.ts';
import type { Scope } from '../../app/index.ts';
import { sessionTermQuery, TERM } from './ending.queries.ts';

/** Extends the session and caches its new end; the other tabs, which share the session, refetch theirs. */
export const extendMutation = (scope: Scope) =>
  mutationOptions({
    meta: { changes: TERM },
    mutationFn: () => valueOrThrow(extendSession(scope.gateway)),
    onSuccess: (term, _given, _before, { client }) => client.setQueryData(sessionTermQuery(scope).queryKey, term),
  });
