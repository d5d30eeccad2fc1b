import { getStartUp } from '@baize/gateway-sdk/system';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** How often the configuration is read again while the portal runs. */
const START_UP_REREAD_MILLISECONDS = 60_000;

/** How often while there has been no answer yet: the retry screen ends by itself (D6). */
const FIRST_ANSWER_MILLISECONDS = 5000;

/**
 * The start-up configuration (REQ-057), read again every minute and on focus. A change of language keeps the old
 * answer until the new one is there, so that nothing on the screen is taken away.
 */
export const startUpQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'start-up'),
    queryFn: ({ signal }) => answered(getStartUp(scope.gateway, { signal })),
    enabled: scope.ready,
    placeholderData: keepPreviousData,
    staleTime: START_UP_REREAD_MILLISECONDS,
    refetchInterval: ({ state }) =>
      state.data === undefined ? FIRST_ANSWER_MILLISECONDS : START_UP_REREAD_MILLISECONDS,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
