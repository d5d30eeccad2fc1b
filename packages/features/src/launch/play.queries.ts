import { getPlaySession } from '@baize/gateway-sdk/launch';
import type { PlaySession } from '@baize/gateway-sdk/launch';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey, newerInLedger } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** What a launched game has come to, read again on focus; the highest ledger sequence stays (D36). */
export const playSessionQuery = (scope: Scope, sessionId: string) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, 'play', sessionId),
    queryFn: ({ signal }) => answered(getPlaySession(scope.gateway, { sessionId }, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    structuralSharing: (known, arrived) => newerInLedger(known as PlaySession | undefined, arrived as PlaySession),
    refetchOnWindowFocus: 'always',
    retry: false,
  });
