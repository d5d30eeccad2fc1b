import { loadFirstScreens } from '../lazy/loadFirstScreens.ts';
import { lazyCall } from '../lazy/lazyCall.ts';

export type {
  Announcement,
  AnnouncementFilter,
  Announcements,
  AnnouncementType,
  Banner,
  GameAnnouncement,
  InboxItem,
  InboxTotals,
  Unread,
} from './announcements.types.ts';

export { getGameAnnouncements } from './getGameAnnouncements.ts';
export { getInbox } from './getInbox.ts';
export { getUnreadCount } from './getUnreadCount.ts';
export { markAnnouncementsRead } from './markAnnouncementsRead.ts';

export const getAnnouncements = lazyCall(loadFirstScreens, 'getAnnouncements');
