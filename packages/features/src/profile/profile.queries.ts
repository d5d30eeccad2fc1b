import { getClosure, getConsentChanges, getProfile } from '@baize/gateway-sdk/profile';
import { queryOptions } from '@tanstack/react-query';
import { answerKey, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Area name of the member's own settings, in query keys and in `meta.changes` of mutations. */
export const PROFILE = 'profile';

const isAsked = (scope: Scope): boolean => scope.ready && scope.token !== undefined;

/** The member's own settings. */
export const profileQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, PROFILE, 'settings'),
    queryFn: ({ signal }) => valueOrThrow(getProfile(scope.gateway, { signal })),
    enabled: isAsked(scope),
  });

/** When consents were given and withdrawn. */
export const consentChangesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, PROFILE, 'consents'),
    queryFn: ({ signal }) => valueOrThrow(getConsentChanges(scope.gateway, { signal })),
    enabled: isAsked(scope),
  });

/** What stands in the way of closing the account, refetched on focus because withdrawals and bets end meanwhile. */
export const closureQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, PROFILE, 'closure'),
    queryFn: ({ signal }) => valueOrThrow(getClosure(scope.gateway, { signal })),
    enabled: isAsked(scope),
    refetchOnWindowFocus: 'always',
  });
