import { dayAt } from '@baize/domain/days';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import type { Play } from '../wallet/play.ts';
import { lockRound } from '../rounds/rounds.store.ts';
import { post } from '../wallet/post.ts';
import type { Account } from '../wallet/post.ts';
import { rebateBase, rebateCause, rebateOn } from './rebates.store.ts';
import { rebates } from './records.schema.ts';

/**
 * Takes back the part of a claimed rebate that a returned stake had earned. It comes from the account that the stake
 * returned to, which has more than that. Requires the wallet lock, and the round without the stake.
 */
export const takeBackRebate = async (tx: Tx, play: Play, timeZone: string): Promise<void> => {
  const { merchant, memberId, vassalage, reference, holdsWallet, now } = play;
  const round = await lockRound(tx, play);
  if (round === undefined) return;
  const day = dayAt(round.placed_at.getTime(), timeZone);
  const isThis = and(
    eq(rebates.merchant, merchant),
    eq(rebates.member_id, memberId),
    eq(rebates.day, day),
    eq(rebates.game_type, round.game_type),
  );
  const [claimed] = await tx.select().from(rebates).where(isThis).for('update');
  if (claimed === undefined) return;
  const base = await rebateBase(tx, { merchant, memberId }, { day, gameType: round.game_type }, timeZone);
  const due = claimed.amount - rebateOn(base, claimed.rate);
  if (due <= 0n) return;
  const account: Account = holdsWallet ? { kind: 'vendorWallet', memberId, vassalage } : { kind: 'main', memberId };
  const booked = await post(tx, {
    merchant,
    kind: 'bonusReturned',
    cause: `${rebateCause(memberId, day, round.game_type)}:returned:${vassalage}:${reference}`,
    postings: [
      { account, amount: -due },
      { account: { kind: 'promotionBudget' }, amount: due },
    ],
    now,
  });
  if (booked === undefined) throw new Error(`${memberId} has less than the ${due} that its returned stake had earned.`);
  await tx
    .update(rebates)
    .set({ base, amount: claimed.amount - due })
    .where(isThis);
};
