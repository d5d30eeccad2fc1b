import type { LanguageCode } from '@baize/domain/languages';
import { inLanguage } from '../words/inLanguage.ts';
import type { Announcement } from './announcements.store.ts';

export const groupOf = (row: Announcement) => (row.group_name === null ? {} : { groupName: row.group_name });

/** Fields shared by all announcement answers. The HTML was sanitised when it was stored (REQ-200). */
export const toSharedFields = (row: Announcement, language: LanguageCode) => ({
  id: row.id,
  title: inLanguage(row.titles, language),
  content: inLanguage(row.contents, language),
  startDate: row.starts_at.toISOString(),
  ...(row.ends_at === null ? {} : { endDate: row.ends_at.toISOString() }),
  noExpiry: row.ends_at === null ? (1 as const) : (0 as const),
});

/** Serialises a notice or popup. */
export const toAnnouncementAnswer = (row: Announcement, language: LanguageCode) => ({
  ...toSharedFields(row, language),
  ...(row.promotion_type === null ? {} : { promotionType: row.promotion_type }),
  execution: row.execution ?? ('A' as const),
  ...groupOf(row),
});
