import type { AnnouncementRow } from '@baize/worlds';
import type { Tx } from '../database/database.types.ts';
import { writeAnnouncementRows } from './announcements.rows.ts';
import seeds from './data/announcements.json' with { type: 'json' };

/** A seed whose term is in days after seeding: it begins after `inDays` (default: at once) and ends after `days`. */
type Seed = AnnouncementRow & { readonly inDays?: number; readonly days?: number };

const DAY_MILLISECONDS = 86_400_000;

const dayFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString();

const termOf = ({ inDays, days }: { inDays?: number | undefined; days?: number | undefined }, now: Date) => ({
  ...(inDays === undefined ? {} : { startsAt: dayFrom(now, inDays) }),
  ...(days === undefined ? {} : { endsAt: dayFrom(now, days) }),
});

/**
 * Seeds notices, popups, promotions, and banners of pages that a tenant seldom has its own for. Home, login,
 * registration and recovery get none, so that the tenant's own banners are shown (D23).
 */
export const seedAnnouncements = (tx: Tx, merchant: string, now: Date): Promise<void> => {
  const rows = (seeds as readonly Seed[]).map(({ inDays, days, ...row }) => ({
    ...row,
    ...termOf({ inDays, days }, now),
  }));
  return writeAnnouncementRows(tx, { id: merchant }, rows, now);
};
