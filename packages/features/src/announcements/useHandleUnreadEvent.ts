import { useQueryClient } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { unreadQuery } from './inbox.queries.ts';

/** Returns a callback that writes a pushed unread count into the query cache. */
export const useHandleUnreadEvent = (): ((count: number) => void) => {
  const client = useQueryClient();
  const { queryKey } = unreadQuery(useScope());
  return (count) => client.setQueryData(queryKey, count);
};
