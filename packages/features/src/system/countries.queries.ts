import { getCountries } from '@baize/gateway-sdk/system';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The countries whose phone numbers the merchant accepts, the default one first (REQ-134). */
export const countriesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'countries'),
    queryFn: ({ signal }) => valueOrThrow(getCountries(scope.gateway, { signal })),
    enabled: scope.ready,
    staleTime: Infinity,
  });
