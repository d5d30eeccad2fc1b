import type { Announcement } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFault, useScope } from '../app/index.ts';
import { NOTICES_PER_PAGE, pageOf } from './entry.rules.ts';
import { noticesQuery } from './notices.queries.ts';
import type { PagedList } from './useInbox.ts';

/** The merchant's notices for whoever looks, nine a page (REQ-205). */
export const useNoticeList = (): PagedList<Announcement> => {
  const [page, turnTo] = useState(1);
  const query = useQuery(noticesQuery(useScope()));
  const error = useFault(query);
  const list = { turnTo, retry: () => void query.refetch() };
  if (query.data === undefined)
    return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, ...list };
  if (query.data.length === 0) return { view: { state: 'empty' }, ...list };
  return { view: { state: 'ready', isTurning: false, ...pageOf(query.data, page, NOTICES_PER_PAGE) }, ...list };
};
