import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import type { Unread } from '@baize/gateway-sdk/announcements';
import { sessionAtom, useScope } from '../app/index.ts';
import { unreadQuery } from './unread.queries.ts';

const useUnread = (): Unread | undefined => {
  const session = useAtomValue(sessionAtom);
  const query = unreadQuery(useScope());
  // A trial account is only recognised once the member has loaded.
  const isReal = session.state === 'loggedIn' && session.member !== undefined;
  return useQuery({ ...query, enabled: isReal && query.enabled === true }).data;
};

/** The member's number of unread announcements; 0 until loaded. Trial accounts send no request (REQ-088). */
export const useUnreadCount = (): number => useUnread()?.announcements ?? 0;

/** The member's number of unread messages (REQ-214); 0 until loaded. Trial accounts send no request (REQ-088). */
export const useUnreadMessages = (): number => useUnread()?.messages ?? 0;
