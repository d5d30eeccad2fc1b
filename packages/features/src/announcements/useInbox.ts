import type { InboxItem } from '@baize/gateway-sdk/announcements';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueryError, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import type { Paged } from './entry.rules.ts';
import { inboxQuery } from './inbox.queries.ts';

export type ListView<Item> = Loaded<Paged<Item> & { readonly isTurning: boolean }, 'empty'>;

export type PagedList<Item> = {
  readonly view: ListView<Item>;
  readonly turnTo: (page: number) => void;
  readonly retry: () => void;
};

/**
 * The member's inbox, nine announcements a page (REQ-205). The current page stays rendered while the next one loads.
 */
export const useInbox = (): PagedList<InboxItem> => {
  const [page, turnTo] = useState(1);
  const query = useQuery({ ...inboxQuery(useScope(), page), placeholderData: keepPreviousData });
  const error = useQueryError(query);
  const { data, isPlaceholderData, refetch } = query;
  const list = { turnTo, retry: () => void refetch() };
  if (data === undefined)
    return { view: error === undefined ? { state: 'loading' } : { state: 'failed', error }, ...list };
  if (data.totalPages === 0) return { view: { state: 'empty' }, ...list };
  const { items, totalPages } = data;
  return { view: { state: 'ready', items, page, pages: totalPages, isTurning: isPlaceholderData }, ...list };
};
