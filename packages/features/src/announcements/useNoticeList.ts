import type { Announcement } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueryError, useScope } from '../app/index.ts';
import { announcementsQuery } from './announcements.queries.ts';
import { NOTICES_PER_PAGE, pageOf } from './entry.rules.ts';
import { noticesFor } from './notices.rules.ts';
import type { PagedList } from './useInbox.ts';

/** The merchant's notices for visitors or for members, nine a page (REQ-205), refetched at each visit of the list. */
export const useNoticeList = (): PagedList<Announcement> => {
  const [page, turnTo] = useState(1);
  const scope = useScope();
  const query = useQuery({ ...announcementsQuery(scope), staleTime: 0 });
  const error = useQueryError(query);
  const list = { turnTo, retry: () => void query.refetch() };
  if (query.data === undefined)
    return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, ...list };
  const notices = noticesFor(scope.token === undefined ? 'visitor' : 'member', query.data);
  if (notices.length === 0) return { view: { state: 'empty' }, ...list };
  return { view: { state: 'ready', isTurning: false, ...pageOf(notices, page, NOTICES_PER_PAGE) }, ...list };
};
