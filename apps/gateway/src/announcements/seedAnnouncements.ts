import type { Tx } from '../database/database.types.ts';
import { announcementSeeds } from './announcementData.ts';
import { writeAnnouncementRows } from './announcements.rows.ts';

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
  const rows = announcementSeeds.map(({ inDays, days, ...row }) => ({
    ...row,
    ...termOf({ inDays, days }, now),
  }));
  return writeAnnouncementRows(tx, { id: merchant }, rows, now);
};
