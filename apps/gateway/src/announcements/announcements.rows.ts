import type { AnnouncementRow } from '@baize/worlds';
import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { WishFault } from '../lab/wishFault.ts';
import { announcements } from './announcements.schema.ts';

/** Puts these announcements in the place of all that a merchant has. */
export const writeAnnouncementRows = async (
  tx: Orm,
  { id: merchant }: { id: string },
  rows: readonly AnnouncementRow[],
  now: Date,
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) throw new WishFault(`The announcement ${twice} stands twice.`);
  await tx.delete(announcements).where(eq(announcements.merchant, merchant));
  if (rows.length === 0) return;
  await tx.insert(announcements).values(
    rows.map((row, position) => ({
      merchant,
      id: row.id,
      kind: row.kind,
      execution: row.execution ?? null,
      group_name: row.groupName ?? null,
      titles: row.titles,
      contents: row.contents ?? { EN: '' },
      image: row.image ?? null,
      linkage_type: row.linkageType ?? '',
      starts_at: row.startsAt === undefined ? now : new Date(row.startsAt),
      ends_at: row.endsAt === undefined ? null : new Date(row.endsAt),
      position,
    })),
  );
};
