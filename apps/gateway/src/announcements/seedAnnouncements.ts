import type { AnnouncementRow } from '@baize/worlds';
import type { Orm } from '../database/database.types.ts';
import { writeAnnouncementRows } from './announcements.rows.ts';
import seeds from './data/announcements.json' with { type: 'json' };

/** `days`: for how long it is announced, from when it is written. */
type Seed = AnnouncementRow & { readonly days?: number };

const DAY_MILLISECONDS = 86_400_000;

const endOf = (days: number | undefined, now: Date) =>
  days === undefined ? {} : { endsAt: new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString() };

/**
 * The notices, popups and promotions of a merchant, and the banners of pages that a tenant seldom draws for itself. Home and
 * login get none, so that the tenant's own are shown (D23).
 */
export const seedAnnouncements = (orm: Orm, merchant: string, now: Date): Promise<void> => {
  const rows = (seeds as readonly Seed[]).map(({ days, ...row }) => ({ ...row, ...endOf(days, now) }));
  return writeAnnouncementRows(orm, { id: merchant }, rows, now);
};
