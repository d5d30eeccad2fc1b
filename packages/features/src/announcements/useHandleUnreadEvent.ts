import { useQueryClient } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { isInbox, setUnread, unreadQuery } from './unread.queries.ts';

/** Returns a callback that caches a pushed unread count, and refetches the inbox when there is a new announcement. */
export const useHandleUnreadEvent = (): ((count: number) => void) => {
  const client = useQueryClient();
  const scope = useScope();
  return (count) => {
    const known = client.getQueryData(unreadQuery(scope).queryKey)?.announcements;
    setUnread(client, scope, { announcements: count });
    if (known !== undefined && count > known) void client.invalidateQueries({ predicate: isInbox });
  };
};
