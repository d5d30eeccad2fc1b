import type { AnnouncementRow } from '@baize/worlds';
import type { Tx } from '../database/database.types.ts';
import { writeAnnouncementRows } from './announcements.rows.ts';
import seeds from './data/announcements.json' with { type: 'json' };

/** In days from when it is written: `inDays` when it begins, else at once, and `days` when it ends. */
type Seed = AnnouncementRow & { readonly inDays?: number; readonly days?: number };

const DAY_MILLISECONDS = 86_400_000;

const dayFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString();

const termOf = ({ inDays, days }: { inDays?: number | undefined; days?: number | undefined }, now: Date) => ({
  ...(inDays === undefined ? {} : { startsAt: dayFrom(now, inDays) }),
  ...(days === undefined ? {} : { endsAt: dayFrom(now, days) }),
});

/**
 * The notices, popups and promotions of a merchant, and the banners of pages that a tenant seldom draws for itself. Home,
 * login, registration and recovery get none, so that the tenant's own are shown (D23).
 */
export const seedAnnouncements = (tx: Tx, merchant: string, now: Date): Promise<void> => {
  const rows = (seeds as readonly Seed[]).map(({ inDays, days, ...row }) => ({
    ...row,
    ...termOf({ inDays, days }, now),
  }));
  return writeAnnouncementRows(tx, { id: merchant }, rows, now);
};
