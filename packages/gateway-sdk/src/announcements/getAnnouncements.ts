import { getAnnouncements as operation } from '@baize/gateway-contract/client/announcements/getAnnouncements';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { AnnouncementFilter, Announcements } from './announcements.types.ts';
import { readAnnouncements } from './readAnnouncements.ts';

/** Banners, notices, popups and promotions in one call (REQ-201), or only those listed in `types`. */
export const getAnnouncements = (
  gateway: Gateway,
  { types = ['B', 'PL', 'PU', 'PR', 'H'], execution }: AnnouncementFilter = {},
  options?: CallOptions,
): Answer<Announcements> => {
  const query = { types: types.join(','), platform: 'W', execution } as const;
  return gateway.call(operation, { query }, readAnnouncements, options);
};
