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

export { getUnreadCount } from './getUnreadCount.ts';

export const getAnnouncements = lazyCall(loadFirstScreens, 'getAnnouncements');
export { getGameAnnouncements, getInbox, markAnnouncementsRead } from './announcements.calls.ts';
