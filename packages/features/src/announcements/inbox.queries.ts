import { getInbox, getUnreadCount } from '@baize/gateway-sdk/announcements';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { NOTICES_PER_PAGE } from './entry.rules.ts';

/** Area name in query keys and in `meta.changes` of mutations. */
export const INBOX = 'inbox';

/** The member's number of unread announcements, refetched on focus. */
export const unreadQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, INBOX, 'unread'),
    queryFn: ({ signal }) => valueOrThrow(getUnreadCount(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** A page of the member's inbox, newest first. */
export const inboxQuery = (scope: Scope, pageNo: number) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, INBOX, 'page', pageNo),
    queryFn: ({ signal }) => valueOrThrow(getInbox(scope.gateway, { pageNo, pageSize: NOTICES_PER_PAGE }, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });
