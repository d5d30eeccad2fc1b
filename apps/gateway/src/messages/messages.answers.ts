import type { LanguageCode } from '@baize/domain/languages';
import { inLanguage } from '../words/inLanguage.ts';
import type { Message } from './messages.store.ts';

/** Serialises a message; its HTML was sanitised when it was stored. */
export const toMessageAnswer = (
  { id, kind, titles, contents, sent_at, read, undo_until }: Message,
  language: LanguageCode,
  now: Date,
) => ({
  id,
  kind,
  title: inLanguage(titles, language),
  content: inLanguage(contents, language),
  sentAt: sent_at.toISOString(),
  read,
  ...(undo_until !== null && undo_until > now ? { undoUntil: undo_until.toISOString() } : {}),
});
