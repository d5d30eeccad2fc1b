import type { MessageRow } from '@baize/worlds';
import { eq } from 'drizzle-orm';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import { memberMessages } from './messages.schema.ts';
import { sendMessage } from './sendMessage.ts';

const HOUR_MS = 3_600_000;

/** Sends messages to members of a world. */
export const writeMessageRows = async (
  tx: Tx,
  { id: merchant }: { readonly id: string },
  rows: readonly MessageRow[],
  now: Date,
): Promise<void> => {
  for (const { account, kind, titles, contents = { EN: '' }, hoursAgo = 0, read = false } of rows) {
    const member = await findMemberByAccount(tx, merchant, account);
    if (member === undefined) throw new InvalidWish(`The world has no account ${account}.`);
    const sentAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const id = await sendMessage(tx, { merchant, memberId: member.id }, { kind, titles, contents }, sentAt);
    if (read) await tx.update(memberMessages).set({ read }).where(eq(memberMessages.id, id));
  }
};
