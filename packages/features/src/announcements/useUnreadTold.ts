import { useQueryClient } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { unreadQuery } from './inbox.queries.ts';

/** What to do when it is told how many announcements the member has not read. */
export const useUnreadTold = (): ((count: number) => void) => {
  const client = useQueryClient();
  const { queryKey } = unreadQuery(useScope());
  return (count) => client.setQueryData(queryKey, count);
};
