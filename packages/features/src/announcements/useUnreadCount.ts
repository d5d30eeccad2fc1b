import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { sessionAtom, useScope } from '../app/index.ts';
import { unreadQuery } from './inbox.queries.ts';

/** How many announcements the member has not read; 0 until that is known. Nothing is asked for a trial account (REQ-088). */
export const useUnreadCount = (): number => {
  const session = useAtomValue(sessionAtom);
  const query = unreadQuery(useScope());
  // Before the member has come, it is not known whether the account is a trial.
  const isReal = session.state === 'loggedIn' && session.member !== undefined;
  return useQuery({ ...query, enabled: isReal && query.enabled === true }).data ?? 0;
};
