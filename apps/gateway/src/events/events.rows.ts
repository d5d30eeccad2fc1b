import type { EventRow } from '@baize/worlds';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { writeEvent } from './events.store.ts';

/** Writes deposit and withdrawal events for members of a world, in the world's currency. */
export const writeEventRows = async (
  tx: Tx,
  { id: merchant, settings }: ActiveMerchant,
  rows: readonly EventRow[],
  now: Date,
): Promise<void> => {
  const { currency } = settings.sandbox;
  for (const { account, type, amount } of rows) {
    const member = await findMemberByAccount(tx, merchant, account);
    if (member === undefined) throw new InvalidWish(`The world has no account ${account}.`);
    await writeEvent(tx, { merchant, memberId: member.id }, { type, amount, currency }, now);
  }
};
