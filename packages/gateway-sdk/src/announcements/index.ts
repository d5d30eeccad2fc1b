import { codeOfFirstScreens } from '../later/codeOfFirstScreens.ts';
import { later } from '../later/later.ts';

export type {
  Announcement,
  AnnouncementFilter,
  Announcements,
  AnnouncementType,
  Banner,
  GameAnnouncement,
  InboxItem,
  InboxPage,
} from './announcements.types.ts';

export { getGameAnnouncements } from './getGameAnnouncements.ts';
export { getInbox } from './getInbox.ts';
export { getUnreadCount } from './getUnreadCount.ts';
export { markAnnouncementsRead } from './markAnnouncementsRead.ts';

export const getAnnouncements = later(codeOfFirstScreens, 'getAnnouncements');
