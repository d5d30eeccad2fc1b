import { and, asc, eq, gte, isNull, lt, lte } from 'drizzle-orm';
import { announcements } from '../announcements/announcements.schema.ts';
import type { Announcement } from '../announcements/announcements.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { holdMember } from '../member/members.store.ts';
import { unlessFull, WalletFull } from '../wallet/unlessFull.ts';
import { holdWallet, moveMoney } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { underTerms } from './offers.ts';
import type { Offer } from './offers.ts';
import { drawPrize } from './drawPrize.ts';
import type { Entry } from './promotionStatus.ts';
import { promotionEntries as entries, promotionImages as images } from './promotions.schema.ts';
import { stakedSince } from './stakes.store.ts';

/** The promotions of a merchant in its order, also those that are over or have not begun. */
export const listPromotions = (orm: Orm, catalogue: string): Promise<Announcement[]> =>
  orm
    .select()
    .from(announcements)
    .where(and(eq(announcements.merchant, catalogue), eq(announcements.kind, 'promotion')))
    .orderBy(asc(announcements.position));

const ofMember = ({ merchant, memberId }: Owner) =>
  and(eq(entries.merchant, merchant), eq(entries.member_id, memberId));
const isThis = (owner: Owner, promotion: string) => and(ofMember(owner), eq(entries.promotion_id, promotion));

export const listEntries = (orm: Orm, owner: Owner): Promise<Entry[]> =>
  orm.select().from(entries).where(ofMember(owner));

export const findEntry = async (orm: Orm, owner: Owner, promotion: string): Promise<Entry | undefined> => {
  const [entry] = await orm.select().from(entries).where(isThis(owner, promotion));
  return entry;
};

const ownedBy = ({ merchant, memberId }: Owner) => ({ merchant, member_id: memberId });

/** Joins under the terms of now; undefined where the member takes part already. */
export const join = async (
  orm: Orm,
  owner: Owner,
  { offer: { id, reward, required }, now }: Joining,
): Promise<Entry | undefined> => {
  const own = { ...ownedBy(owner), promotion_id: id, state: 'joined' as const, since: now, reward, required };
  const [entry] = await orm.insert(entries).values(own).onConflictDoNothing().returning();
  return entry;
};

type Joining = { readonly offer: Extract<Offer, { kind: 'join' }>; readonly now: Date };

const pay = (tx: Tx, owner: Owner, { amount, now }: { amount: bigint; now: Date }) =>
  moveMoney(tx, { ...owner, amount, kind: 'bonus', now });

/**
 * Pays the reward of a promotion that was joined, once, less what the member still has of it. The wallet is held before
 * the stake is added up: a bet that is returned meanwhile waits, and finds the reward claimed.
 */
export const claim = (
  tx: Tx,
  owner: Owner,
  { offer: { id, reward, required }, now }: Joining,
): Promise<Entry | 'taken' | 'notReached' | 'walletFull'> =>
  unlessFull(tx, async (part) => {
    await holdWallet(part, owner);
    const isJoined = and(isThis(owner, id), eq(entries.state, 'joined'));
    const [joined] = await part.select().from(entries).where(isJoined).for('update');
    if (joined === undefined) return 'taken' as const;
    const staked = joined.granted + (await stakedSince(part, owner, joined.since));
    if (staked < required) return 'notReached' as const;
    const due = reward - (joined.paid ?? 0n);
    if (due > 0n && (await pay(part, owner, { amount: due, now })) === undefined) throw new WalletFull();
    const told = { state: 'claimed' as const, paid: reward, reward, required };
    const [claimed] = await part.update(entries).set(told).where(isJoined).returning();
    return claimed ?? ('taken' as const);
  });

/** Draws for a member and pays what was drawn, once: undefined where the member has drawn already. */
export const draw = (
  tx: Tx,
  owner: Owner,
  { offer, now }: { offer: Extract<Offer, { kind: 'raffle' }>; now: Date },
): Promise<Entry | 'walletFull' | undefined> =>
  unlessFull(tx, async (part) => {
    const paid = drawPrize(offer.prizes);
    const own = { ...ownedBy(owner), promotion_id: offer.id, state: 'claimed' as const, since: now, paid };
    const [entry] = await part.insert(entries).values(own).onConflictDoNothing().returning();
    if (entry === undefined) return undefined;
    if ((await pay(part, owner, { amount: paid, now })) === undefined) throw new WalletFull();
    return entry;
  });

export type Application = { readonly remark: string; readonly pictures: readonly string[]; readonly now: Date };

/** Takes an application under the terms of now; one that was rejected can be made anew. */
export const apply = (
  tx: Tx,
  owner: Owner,
  offer: Extract<Offer, { kind: 'apply' }>,
  { remark, pictures, now }: Application,
) =>
  tx
    .transaction(async (part): Promise<Entry | 'taken' | 'imageUnknown'> => {
      const told = {
        state: 'applying' as const,
        since: now,
        reward: offer.reward,
        remark,
        pictures: new Set(pictures).size,
        decides_at: new Date(now.getTime() + offer.reviewSeconds * 1000),
      };
      const [entry] = await part
        .insert(entries)
        .values({ ...ownedBy(owner), promotion_id: offer.id, ...told })
        .onConflictDoUpdate({
          target: [entries.merchant, entries.member_id, entries.promotion_id],
          set: told,
          setWhere: eq(entries.state, 'rejected'),
        })
        .returning();
      if (entry === undefined) return 'taken';
      for (const picture of new Set(pictures)) {
        const taken = await part
          .update(images)
          .set({ promotion_id: offer.id })
          .where(
            and(
              eq(images.merchant, owner.merchant),
              eq(images.member_id, owner.memberId),
              eq(images.id, picture),
              isNull(images.promotion_id),
            ),
          )
          .returning({ id: images.id });
        if (taken.length === 0) throw new ImageUnknown();
      }
      return entry;
    })
    .catch((error: unknown) => {
      if (error instanceof ImageUnknown) return 'imageUnknown' as const;
      throw error;
    });

class ImageUnknown extends Error {}

/**
 * Decides the applications of a member that are due, each once: with a picture, it is granted and paid; without one, it is
 * rejected; and it waits while the wallet has no room. The sandbox plays the operator so. True when one was decided.
 */
export const decideDue = async (
  orm: Orm,
  owner: Owner,
  offersOf: (id: string) => Offer | undefined,
  now: Date,
): Promise<boolean> => {
  const isDue = and(ofMember(owner), eq(entries.state, 'applying'), lte(entries.decides_at, now));
  const [some] = await orm.select({ id: entries.promotion_id }).from(entries).where(isDue).limit(1);
  if (some === undefined) return false;
  return orm.transaction(async (tx) => {
    const due = await tx.select().from(entries).where(isDue).for('update');
    let decided = 0;
    for (const entry of due) {
      const offer = offersOf(entry.promotion_id);
      const isGranted = entry.pictures > 0 && offer?.kind === 'apply';
      const reward = isGranted ? underTerms(offer, entry).reward : undefined;
      if (reward !== undefined && (await pay(tx, owner, { amount: reward, now })) === undefined) continue;
      await tx
        .update(entries)
        .set(reward === undefined ? { state: 'rejected' } : { state: 'issued', paid: reward })
        .where(isThis(owner, entry.promotion_id));
      decided += 1;
    }
    return decided > 0;
  });
};

const IMAGE_KEPT_MS = 3_600_000;

const isWaiting = ({ merchant, memberId }: Owner) =>
  and(eq(images.merchant, merchant), eq(images.member_id, memberId), isNull(images.promotion_id));

/** Whether so many pictures of a member wait for an application that no other is taken. */
export const hasMostImages = async (
  orm: Orm,
  owner: Owner,
  { now, most }: { now: Date; most: number },
): Promise<boolean> => {
  const since = new Date(now.getTime() - IMAGE_KEPT_MS);
  const held = await orm
    .select({ id: images.id })
    .from(images)
    .where(and(isWaiting(owner), gte(images.created_at, since)));
  return held.length >= most;
};

/** Keeps a picture for an hour, until an application names it; `full` where the member has too many that wait. */
export const keepImage = (
  orm: Orm,
  owner: Owner,
  image: Pick<typeof images.$inferSelect, 'id' | 'type' | 'content'>,
  limits: { now: Date; most: number },
): Promise<'kept' | 'full'> =>
  orm.transaction(async (tx) => {
    // Pictures that arrive together are counted one by one.
    await holdMember(tx, owner);
    if (await hasMostImages(tx, owner, limits)) return 'full';
    const { now } = limits;
    await tx
      .delete(images)
      .where(and(isWaiting(owner), lt(images.created_at, new Date(now.getTime() - IMAGE_KEPT_MS))));
    await tx.insert(images).values({ ...image, ...ownedBy(owner), created_at: now });
    return 'kept';
  });
