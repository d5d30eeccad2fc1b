import type { ValueOf } from '@baize/gateway-contract/client';
import { getInbox as operation } from '@baize/gateway-contract/client/announcements/getInbox';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { InboxPage } from './announcements.types.ts';
import { readAnnouncement } from './readAnnouncements.ts';

const readInbox = ({ content, ...page }: ValueOf<'getInbox'>): InboxPage => ({
  ...page,
  items: content.map(({ read, ...item }) => ({ ...readAnnouncement(item), read })),
});

/** A page of the member's inbox, newest first; pages start at 1. */
export const getInbox = (
  gateway: Gateway,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  options?: CallOptions,
): Answer<InboxPage> => gateway.call(operation, { query: { pageNo, pageSize } }, readInbox, options);
