import type { InboxItem } from '@baize/gateway-sdk/announcements';
import { useEffect, useState } from 'react';
import type { Loaded } from '../app/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Paged } from './entry.rules.ts';
import { inboxQuery } from './inbox.queries.ts';

export type ListView<Item> = Loaded<Paged<Item> & { readonly isTurning: boolean }, 'empty'>;

export type PagedList<Item> = {
  readonly view: ListView<Item>;
  readonly turnTo: (page: number) => void;
  readonly retry: () => void;
};

const NONE: readonly never[] = [];

/**
 * The member's inbox, one page at a time (REQ-205). Pages are loaded by cursor up to the requested one, so that an
 * announcement made meanwhile neither repeats nor skips one. The last loaded page stays rendered while further ones load.
 */
export const useInbox = (): PagedList<InboxItem> => {
  const [asked, turnTo] = useState(1);
  const { view, retry } = useRecords(inboxQuery, undefined);
  const { byPage, more, pages } = view.state === 'ready' ? view : { byPage: NONE, more: undefined, pages: undefined };
  const loaded = byPage.length;
  const isTurning = asked > loaded && more !== undefined;
  const load = more?.load;
  const mayLoad = isTurning && more.state === 'idle';
  useEffect(() => {
    if (mayLoad) load?.();
  }, [mayLoad, load]);
  if (view.state !== 'ready') return { view, turnTo, retry };
  if (isTurning && more.state === 'failed')
    return { view: { state: 'failed', error: more.error }, turnTo, retry: more.load };
  const known = more === undefined ? loaded : Math.max(loaded + 1, pages ?? 0);
  const items = byPage[Math.min(asked, loaded) - 1] ?? NONE;
  return {
    view: { state: 'ready', items, page: Math.min(asked, isTurning ? known : loaded), pages: known, isTurning },
    turnTo,
    retry,
  };
};
