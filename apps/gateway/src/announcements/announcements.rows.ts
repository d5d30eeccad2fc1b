import type { AnnouncementReadRow, AnnouncementRow } from '@baize/worlds';
import { eq } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { cleanHtml } from '../words/cleanHtml.ts';
import type { Words } from '../words/inLanguage.ts';
import { announcements } from './announcements.schema.ts';
import { markRead } from './announcements.store.ts';

/** Sanitises the HTML of each language before it is stored (REQ-200). */
const cleanWords = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([code, html]) => [code, cleanHtml(html)])) as Words;

/** Replaces all announcements of a merchant. */
export const writeAnnouncementRows = async (
  tx: Tx,
  { id: merchant }: { id: string },
  rows: readonly AnnouncementRow[],
  now: Date,
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) throw new InvalidWish(`The announcement ${twice} stands twice.`);
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
      contents: cleanWords(row.contents ?? { EN: '' }),
      image: row.image ?? null,
      linkage_type: row.linkageType ?? '',
      promotion_type: row.promotionType ?? null,
      starts_at: row.startsAt === undefined ? now : new Date(row.startsAt),
      ends_at: row.endsAt === undefined ? null : new Date(row.endsAt),
      position,
    })),
  );
};

/** Marks announcements as read by members of a world. */
export const writeAnnouncementReadRows = async (
  tx: Tx,
  { id: merchant, catalogue }: ActiveMerchant,
  rows: readonly AnnouncementReadRow[],
  now: Date,
): Promise<void> => {
  for (const { account, id } of rows) {
    const member = await findMemberByAccount(tx, merchant, account);
    if (member === undefined) throw new InvalidWish(`The world has no account ${account}.`);
    const marked = await markRead(tx, { merchant, catalogue, memberId: member.id }, { ids: [id], now });
    if (marked === 'unknown') throw new InvalidWish(`No announcement ${id} is there for members to read.`);
  }
};
