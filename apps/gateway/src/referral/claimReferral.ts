import { and, eq } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { catchWalletFull, WalletFull } from '../wallet/catchWalletFull.ts';
import { post } from '../wallet/post.ts';
import { bindTurnover } from '../wallet/turnover.store.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { friendsOf, statusOf, unpaidFriends } from './friends.store.ts';
import { referrals } from './referral.schema.ts';

/** Causes in the ledger of what invitations earn, by the friend's row. */
const referralCause = (id: string): string => `referral:${id}`;

/**
 * Pays the reward of every friend who has met the rule, each once. The wallet is the lock: a second claim waits for it,
 * and then finds them paid.
 */
export const claimReferral = (tx: Tx, owner: Owner, now: Date): Promise<'paid' | 'nothing' | 'walletFull'> =>
  catchWalletFull(tx, async (part) => {
    await lockWallet(part, owner);
    const friends = await friendsOf(part, owner, await unpaidFriends(part, owner));
    const due = friends.filter((friend) => statusOf(friend) === 'claimable').map(({ row }) => row);
    for (const { id, reward, times } of due) {
      const cause = referralCause(id);
      const booked = await post(part, {
        merchant: owner.merchant,
        kind: 'bonus',
        cause,
        postings: [
          { account: { kind: 'promotionBudget' }, amount: -reward },
          { account: { kind: 'main', memberId: owner.memberId }, amount: reward },
        ],
        now,
      });
      if (booked === undefined) throw new WalletFull();
      await bindTurnover(part, owner, { cause, kind: 'bonus', base: reward, required: reward * BigInt(times), now });
      await part
        .update(referrals)
        .set({ paid_at: now })
        .where(and(eq(referrals.merchant, owner.merchant), eq(referrals.id, id)));
    }
    return due.length === 0 ? 'nothing' : 'paid';
  });
