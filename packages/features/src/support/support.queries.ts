import { getHelpCenter } from '@baize/gateway-sdk/system';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The help topics in the language shown, and how long feedback may be (REQ-159, D25). */
export const helpQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'help'),
    queryFn: ({ signal }) => answered(getHelpCenter(scope.gateway, { signal })),
    enabled: scope.ready,
    retry: false,
  });
