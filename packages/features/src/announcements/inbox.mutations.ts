import { markAnnouncementsRead } from '@baize/gateway-sdk/announcements';
import type { InboxPage } from '@baize/gateway-sdk/announcements';
import { mutationOptions } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { valueOrThrow, isAnswerOf } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { INBOX, unreadQuery } from './inbox.queries.ts';

const isInboxPage = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  isAnswerOf(INBOX)({ queryKey }) && queryKey.includes('page');

/** Marks announcements as read. On success, cached inbox pages and the unread count are updated without a refetch. */
export const markReadMutation = (scope: Scope) =>
  mutationOptions({
    meta: { changes: INBOX },
    mutationFn: (ids: readonly string[]) => valueOrThrow(markAnnouncementsRead(scope.gateway, { ids: [...ids] })),
    onSuccess: (unread, ids, _before, { client }) => {
      client.setQueryData(unreadQuery(scope).queryKey, unread);
      client.setQueriesData<InboxPage>({ predicate: isInboxPage }, (page) =>
        page === undefined
          ? page
          : {
              ...page,
              unread,
              items: page.items.map((item) => (ids.includes(item.id) ? { ...item, read: true } : item)),
            },
      );
    },
  });
