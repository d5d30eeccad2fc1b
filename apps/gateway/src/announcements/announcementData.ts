import type { AnnouncementRow } from '@baize/worlds';
import { readWords } from '../words/readWords.ts';
import rows from './data/announcements.json' with { type: 'json' };

/** A seed whose term is in days after seeding: it begins after `inDays` (default: at once) and ends after `days`. */
type Seed = AnnouncementRow & { readonly inDays?: number; readonly days?: number };

const wordsOf = readWords<{ title: string; content?: string }>(new URL('data/announcements/', import.meta.url));

const withWords = (row: Omit<Seed, 'titles' | 'contents'>): Seed => {
  const { title, content } = wordsOf(row.id);
  return { ...row, titles: title, ...(content === undefined ? {} : { contents: content }) };
};

/** Seeded announcements with their texts. */
export const announcementSeeds: readonly Seed[] = (rows as readonly Omit<Seed, 'titles' | 'contents'>[]).map(withWords);
