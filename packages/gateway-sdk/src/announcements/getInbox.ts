import type { ValueOf } from '@baize/gateway-contract/client';
import { getInbox as operation } from '@baize/gateway-contract/client/announcements/getInbox';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { numberedQuery, readContentPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';
import type { InboxItem, InboxTotals } from './announcements.types.ts';
import { readAnnouncement } from './readAnnouncements.ts';

const readItem = ({ read, ...item }: ValueOf<'getInbox'>['content'][number]): InboxItem => ({
  ...readAnnouncement(item),
  read,
});

const readItems = readContentPage(readItem);

const readInbox = ({ unread, ...page }: ValueOf<'getInbox'>): Page<InboxItem, InboxTotals> =>
  readItems(page, { unread });

/** A page of the member's inbox, newest first. */
export const getInbox = (
  gateway: Gateway,
  asked: PageAsked = {},
  options?: CallOptions,
): Answer<Page<InboxItem, InboxTotals>> => gateway.call(operation, { query: numberedQuery(asked) }, readInbox, options);
