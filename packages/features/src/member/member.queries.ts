import { getMemberIcon, getMemberInfo, getVip } from '@baize/gateway-sdk/member';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The member of the current session (REQ-082). */
export const memberQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, 'member'),
    queryFn: ({ signal }) => valueOrThrow(getMemberInfo(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });

/** The member's profile picture (REQ-160). */
export const memberIconQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, 'memberIcon'),
    queryFn: ({ signal }) => valueOrThrow(getMemberIcon(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });

/** The member's rank by total stakes, refetched on focus. */
export const vipQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'vip'),
    queryFn: ({ signal }) => valueOrThrow(getVip(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });
