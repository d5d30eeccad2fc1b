import { markAnnouncementsRead } from '@baize/gateway-sdk/announcements';
import type { InboxItem, InboxTotals } from '@baize/gateway-sdk/announcements';
import type { Page } from '@baize/gateway-sdk/paging';
import { mutationOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { INBOX, isInbox, setUnread } from './unread.queries.ts';

type Inbox = InfiniteData<Page<InboxItem, InboxTotals>>;

/** Returns a function that marks these announcements of a page as read. */
const asRead =
  (ids: readonly string[], unread: number) =>
  (page: Inbox['pages'][number]): Inbox['pages'][number] => ({
    ...page,
    totals: { unread },
    items: page.items.map((item) => (ids.includes(item.id) ? { ...item, read: true } : item)),
  });

/** Marks announcements as read. On success, cached inbox pages and the unread count are updated without a refetch. */
export const markReadMutation = (scope: Scope) =>
  mutationOptions({
    meta: { changes: INBOX },
    mutationFn: (ids: readonly string[]) => valueOrThrow(markAnnouncementsRead(scope.gateway, { ids: [...ids] })),
    onSuccess: (unread, ids, _before, { client }) => {
      setUnread(client, scope, { announcements: unread });
      client.setQueriesData<Inbox>(
        { predicate: isInbox },
        (data) => data && { ...data, pages: data.pages.map(asRead(ids, unread)) },
      );
    },
  });
