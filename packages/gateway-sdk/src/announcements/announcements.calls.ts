import type { CategoryCode } from '@baize/domain/categories';
import type { ValueOf, BodyOf } from '@baize/gateway-contract/client';
import { getGameAnnouncements as getGameAnnouncementsOperation } from '@baize/gateway-contract/client/announcements/getGameAnnouncements';
import { getInbox as getInboxOperation } from '@baize/gateway-contract/client/announcements/getInbox';
import { markAnnouncementsRead as markAnnouncementsReadOperation } from '@baize/gateway-contract/client/announcements/markAnnouncementsRead';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { GameAnnouncement, InboxItem, InboxTotals } from './announcements.types.ts';
import { numberedQuery, readContentPage, type Page, type PageAsked } from '../paging/index.ts';
import { readAnnouncement } from './readAnnouncements.ts';

const readList = ({ list }: ValueOf<'getGameAnnouncements'>): readonly GameAnnouncement[] =>
  list.map(({ noExpiry, endDate, gameType, ...notice }) => ({
    ...notice,
    endDate: noExpiry === 1 ? undefined : endDate,
    category: gameType,
  }));

/** Announcements about the games of a category, in the language of the call (REQ-232). */
export const getGameAnnouncements = (
  gateway: Gateway,
  category: CategoryCode,
  options?: CallOptions,
): Answer<readonly GameAnnouncement[]> =>
  gateway.call(getGameAnnouncementsOperation, { query: { gameType: category } }, readList, options);

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
): Answer<Page<InboxItem, InboxTotals>> =>
  gateway.call(getInboxOperation, { query: numberedQuery(asked) }, readInbox, options);

/** Marks announcements of the member's inbox as read; returns the number still unread. */
export const markAnnouncementsRead = (
  gateway: Gateway,
  body: BodyOf<'markAnnouncementsRead'>,
  options?: CallOptions,
): Answer<number> => gateway.call(markAnnouncementsReadOperation, { body }, ({ count }) => count, options);
