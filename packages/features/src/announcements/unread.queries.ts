import { getUnreadCount } from '@baize/gateway-sdk/announcements';
import type { Unread } from '@baize/gateway-sdk/announcements';
import { queryOptions } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { answerKey, isAnswerOf, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Area name in query keys and in `meta.changes` of mutations. */
export const INBOX = 'inbox';
/** Name of the inbox's pages within the area. */
export const PAGES = 'pages';

/** True for the inbox's pages, in any language. */
export const isInbox = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  isAnswerOf(INBOX)({ queryKey }) && queryKey.includes(PAGES);

/** The member's numbers of unread announcements and messages, refetched on focus. */
export const unreadQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, INBOX, 'unread'),
    queryFn: ({ signal }) => valueOrThrow(getUnreadCount(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** Changes one of the cached numbers, or refetches both where none is cached. */
export const setUnread = (client: QueryClient, scope: Scope, changed: Partial<Unread>): void => {
  const { queryKey } = unreadQuery(scope);
  const known = client.getQueryData(queryKey);
  if (known === undefined) void client.invalidateQueries({ queryKey });
  else client.setQueryData(queryKey, { ...known, ...changed });
};
