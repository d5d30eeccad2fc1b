import { getPlaySession } from '@baize/gateway-sdk/launch';
import type { PlaySession } from '@baize/gateway-sdk/launch';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey, newerInLedger } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Start and net result of a launched game, refetched on focus; the highest ledger sequence wins (D36). */
export const playSessionQuery = (scope: Scope, sessionId: string) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, 'play', sessionId),
    queryFn: ({ signal }) => valueOrThrow(getPlaySession(scope.gateway, { sessionId }, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    structuralSharing: (known, arrived) => newerInLedger(known as PlaySession | undefined, arrived as PlaySession),
    refetchOnWindowFocus: 'always',
  });
