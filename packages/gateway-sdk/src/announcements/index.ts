import { codeOfFirstScreens } from '../later/codeOfFirstScreens.ts';
import { later } from '../later/later.ts';

export type {
  Announcement,
  AnnouncementFilter,
  Announcements,
  AnnouncementType,
  Banner,
} from './announcements.types.ts';

export const getAnnouncements = later(codeOfFirstScreens, 'getAnnouncements');
