import { getStartUp } from '@baize/gateway-sdk/system';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Refetch interval of the configuration while the portal runs. */
const START_UP_REREAD_MILLISECONDS = 60_000;

/** Refetch interval until the first response: the retry screen closes by itself (D6). */
const FIRST_ANSWER_MILLISECONDS = 5000;

/**
 * The start-up configuration (REQ-057), refetched every minute and on focus. When the language changes, the old
 * response stays until the new one arrives, so that the screen does not empty.
 */
export const startUpQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'start-up'),
    queryFn: ({ signal }) => valueOrThrow(getStartUp(scope.gateway, { signal })),
    enabled: scope.ready,
    placeholderData: keepPreviousData,
    staleTime: START_UP_REREAD_MILLISECONDS,
    refetchInterval: ({ state }) =>
      state.data === undefined ? FIRST_ANSWER_MILLISECONDS : START_UP_REREAD_MILLISECONDS,
    refetchOnWindowFocus: 'always',
  });
