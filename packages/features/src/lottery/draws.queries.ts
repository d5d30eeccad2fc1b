import { steadyNow } from '@baize/gateway-sdk/clock';
import { getDraws } from '@baize/gateway-sdk/lottery';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { millisecondsToRefetch } from './draws.rules.ts';
import type { ReceivedDraws } from './draws.rules.ts';

/** The next draws and the latest results, refetched after each draw while observed. */
export const drawsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'draws'),
    queryFn: async ({ signal }): Promise<ReceivedDraws> => {
      const draws = await valueOrThrow(getDraws(scope.gateway, {}, { signal }));
      return { ...draws, receivedAt: steadyNow() };
    },
    enabled: scope.ready,
    staleTime: ({ state: { data } }) => millisecondsToRefetch(data, data?.receivedAt ?? 0) || 0,
    refetchInterval: ({ state: { data } }) => millisecondsToRefetch(data, steadyNow()),
    meta: { tellsTime: true },
  });
