import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { sessionAtom, useScope } from '../app/index.ts';
import { unreadQuery } from './unread.queries.ts';

/** The member's number of unread announcements; 0 until loaded. Trial accounts send no request (REQ-088). */
export const useUnreadCount = (): number => {
  const session = useAtomValue(sessionAtom);
  const query = unreadQuery(useScope());
  // A trial account is only recognised once the member has loaded.
  const isReal = session.state === 'loggedIn' && session.member !== undefined;
  return useQuery({ ...query, enabled: isReal && query.enabled === true }).data ?? 0;
};
