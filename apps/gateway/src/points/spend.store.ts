import { randomUUID } from 'node:crypto';
import { worthOf } from '@baize/domain/points';
import type { PointWorth } from '@baize/domain/points';
import { and, eq, lte } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { Page, PageRequest } from '../paging/pageOf.ts';
import { catchWalletFull, WalletFull } from '../wallet/catchWalletFull.ts';
import { moveMoney } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { redemptions } from './points.schema.ts';
import { movePoints } from './points.store.ts';
import type { PointFilters } from './points.store.ts';
import type { Reward } from './rewards.ts';

export type Redemption = typeof redemptions.$inferSelect;

const REVIEW_MS = 30_000;

const ofMember = ({ merchant, memberId }: Owner) =>
  and(eq(redemptions.merchant, merchant), eq(redemptions.member_id, memberId));

/** Spends the points of a reward and stores the redemption; undefined when the balance is too low. */
export const redeem = async (tx: Tx, owner: Owner, reward: Reward, now: Date): Promise<Redemption | undefined> => {
  const { points } = reward;
  if ((await movePoints(tx, owner, { kind: 'redeemed', points: -points, now })) === undefined) return undefined;
  const [redemption] = await tx
    .insert(redemptions)
    .values({
      merchant: owner.merchant,
      id: randomUUID(),
      member_id: owner.memberId,
      reward_id: reward.id,
      points,
      status: 'applying',
      requested_at: now,
      decides_at: new Date(now.getTime() + REVIEW_MS),
    })
    .returning();
  return redemption;
};

export type Converted = { readonly balance: number; readonly paid: bigint };

/** Converts points to money; undefined when the balance is too low. A full wallet rolls everything back. */
export const convert = (
  tx: Tx,
  owner: Owner,
  { points, worth, now }: { readonly points: number; readonly worth: PointWorth; readonly now: Date },
): Promise<Converted | 'walletFull' | undefined> =>
  catchWalletFull(tx, async (part) => {
    const balance = await movePoints(part, owner, { kind: 'converted', points: -points, now });
    if (balance === undefined) return undefined;
    const paid = worthOf(points, worth);
    if ((await moveMoney(part, { ...owner, amount: paid, kind: 'bonus', reference: 'points', now })) === undefined)
      throw new WalletFull();
    return { balance, paid };
  });

/**
 * Decides a member's due redemptions, each once, as the sandbox plays the operator: sold-out or removed rewards are
 * rejected and their points returned.
 */
export const decideDue = async (
  orm: Orm,
  owner: Owner,
  rewardOf: (id: string) => Reward | undefined,
  now: Date,
): Promise<void> => {
  const isDue = and(ofMember(owner), eq(redemptions.status, 'applying'), lte(redemptions.decides_at, now));
  const [some] = await orm.select({ id: redemptions.id }).from(redemptions).where(isDue).limit(1);
  if (some === undefined) return;
  await orm.transaction(async (tx) => {
    // Locks the rows: a concurrent call waits here and then finds them decided.
    const due = await tx.select().from(redemptions).where(isDue).orderBy(redemptions.id).for('update');
    for (const { id, reward_id, points } of due) {
      const reward = rewardOf(reward_id);
      const isThere = reward !== undefined && reward.soldOut !== true;
      if (!isThere) await movePoints(tx, owner, { kind: 'returned', points, now });
      await tx
        .update(redemptions)
        .set({ status: isThere ? 'approved' : 'rejected' })
        .where(and(ofMember(owner), eq(redemptions.id, id)));
    }
  });
};

/** A page of a member's redemptions, newest first; undefined for a cursor of another list. */
export const listRedemptions = (
  orm: Orm,
  owner: Owner,
  { timeZone, ...days }: PointFilters,
  page: PageRequest,
): Promise<Page<Redemption> | undefined> => {
  const where = and(ofMember(owner), inDays(redemptions.requested_at, days, timeZone));
  return pageOf(orm, { table: redemptions, where, by: [redemptions.requested_at, redemptions.id] }, page);
};
