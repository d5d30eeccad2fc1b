import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/database.types.ts';
import { writeEvent } from '../events/events.store.ts';
import type { Owner } from '../events/events.store.ts';
import { cleanHtml } from '../words/cleanHtml.ts';
import type { Words } from '../words/inLanguage.ts';
import { memberMessages } from './messages.schema.ts';
import type { MessageKind } from './messages.schema.ts';

/** Texts of a message by language; `contents` is HTML, which is sanitised before it is stored. */
export type NewMessage = {
  readonly kind: MessageKind;
  readonly titles: Words;
  readonly contents: Words;
  /** Until when what it tells of can be undone. */
  readonly undoUntil?: Date;
};

const cleanWords = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([code, html]) => [code, cleanHtml(html)])) as Words;

/**
 * Sends a message to a member, within the transaction of what it reports; returns its id. Call `EventStreams.tell` after the commit to
 * wake listeners.
 */
export const sendMessage = async (
  tx: Tx,
  { merchant, memberId }: Owner,
  { kind, titles, contents, undoUntil }: NewMessage,
  now: Date,
): Promise<string> => {
  const id = randomUUID();
  await tx.insert(memberMessages).values({
    merchant,
    id,
    member_id: memberId,
    kind,
    titles,
    contents: cleanWords(contents),
    sent_at: now,
    undo_until: undoUntil ?? null,
  });
  await writeEvent(tx, { merchant, memberId }, { type: 'messages' }, now);
  return id;
};
