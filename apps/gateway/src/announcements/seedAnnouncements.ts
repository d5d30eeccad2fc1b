import type { AnnouncementRow } from '@baize/worlds';
import type { Orm } from '../database/database.types.ts';
import { writeAnnouncementRows } from './announcements.rows.ts';
import seeds from './data/announcements.json' with { type: 'json' };

/**
 * The notices, popups and promotions of a merchant, and the banners of pages that a tenant seldom draws for itself. Home and
 * login get none, so that the tenant's own are shown (D23).
 */
export const seedAnnouncements = (orm: Orm, merchant: string, now: Date): Promise<void> =>
  writeAnnouncementRows(orm, { id: merchant }, seeds as readonly AnnouncementRow[], now);
