import { getLogins, getPasskeys, getSecurity, getSessions } from '@baize/gateway-sdk/security';
import { queryOptions } from '@tanstack/react-query';
import { answerKey, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Area name of what protects the account, in query keys and in `meta.changes` of mutations. */
export const SECURITY = 'security';

const isAsked = (scope: Scope): boolean => scope.ready && scope.token !== undefined;

/** What protects the account, refetched on focus because another device may change it. */
export const securityQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, SECURITY, 'overview'),
    queryFn: ({ signal }) => valueOrThrow(getSecurity(scope.gateway, { signal })),
    enabled: isAsked(scope),
    refetchOnWindowFocus: 'always',
  });

/** Where the account is logged in, refetched on focus. */
export const sessionsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, SECURITY, 'sessions'),
    queryFn: ({ signal }) => valueOrThrow(getSessions(scope.gateway, { signal })),
    enabled: isAsked(scope),
    refetchOnWindowFocus: 'always',
  });

/** The latest logins. */
export const loginsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, SECURITY, 'logins'),
    queryFn: ({ signal }) => valueOrThrow(getLogins(scope.gateway, { signal })),
    enabled: isAsked(scope),
  });

/** The passkeys of the account, refetched on focus. */
export const passkeysQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, SECURITY, 'passkeys'),
    queryFn: ({ signal }) => valueOrThrow(getPasskeys(scope.gateway, { signal })),
    enabled: isAsked(scope),
    refetchOnWindowFocus: 'always',
  });
