import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { moveMoney, readWallet } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { promotionEntries as entries } from './promotions.schema.ts';
import { stakedSince } from '../wallet/stakes.store.ts';

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Takes back rewards that a member's stake no longer covers after a return in this transaction, and sets their entries
 * to `joined` again. If the wallet has less, the rest stays in `paid` and is deducted from the next claim. Requires the
 * wallet lock.
 */
export const takeBackRewards = async (tx: Tx, owner: Owner, now: Date): Promise<void> => {
  const { merchant, memberId } = owner;
  const ofMember = and(eq(entries.merchant, merchant), eq(entries.member_id, memberId));
  const isClaimed = and(ofMember, eq(entries.state, 'claimed'), isNotNull(entries.required));
  const claimed = await tx.select().from(entries).where(isClaimed).orderBy(entries.promotion_id).for('update');
  for (const { promotion_id: id, required, granted, since, paid } of claimed) {
    if (granted + (await stakedSince(tx, owner, since)) >= (required ?? 0n)) continue;
    const has = (await readWallet(tx, owner))?.balance ?? 0n;
    const back = lesser(has, paid ?? 0n);
    if (back > 0n) await moveMoney(tx, { ...owner, amount: -back, kind: 'bonusReturned', now });
    await tx
      .update(entries)
      .set({ state: 'joined', paid: (paid ?? 0n) - back })
      .where(and(ofMember, eq(entries.promotion_id, id)));
  }
};
