import { and, asc, eq, gte, isNull, lt, lte } from 'drizzle-orm';
import { announcements } from '../announcements/announcements.schema.ts';
import type { Announcement } from '../announcements/announcements.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { lockMember } from '../accounts/members.store.ts';
import { catchWalletFull, WalletFull } from '../wallet/catchWalletFull.ts';
import type { Limits } from '../wallet/limits.types.ts';
import { lockWallet, moveMoney } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { withStoredTerms } from './offers.ts';
import type { Offer } from './offers.ts';
import { drawPrize } from './drawPrize.ts';
import type { Entry } from './promotionStatus.ts';
import { promotionEntries as entries, promotionImages as images } from './promotions.schema.ts';
import { stakedSince } from '../wallet/stakes.store.ts';

/** All promotions of a catalogue, past and future ones too, in its order. */
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

/** Joins under today's terms; undefined when the member already takes part. */
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

const pay = (tx: Tx, owner: Owner, { id, amount, now }: { id: string; amount: bigint; now: Date }) =>
  moveMoney(tx, { ...owner, amount, kind: 'bonus', reference: `promotion ${id}`, now });

/**
 * Pays the reward of a joined promotion once, minus what the member still has of it. Locks the wallet before adding up
 * the stake: a concurrent return of a bet waits, and then finds the reward claimed.
 */
export const claim = (
  tx: Tx,
  owner: Owner,
  { offer: { id, reward, required }, now }: Joining,
): Promise<Entry | 'taken' | 'notReached' | 'walletFull'> =>
  catchWalletFull(tx, async (part) => {
    await lockWallet(part, owner);
    const isJoined = and(isThis(owner, id), eq(entries.state, 'joined'));
    const [joined] = await part.select().from(entries).where(isJoined).for('update');
    if (joined === undefined) return 'taken' as const;
    const staked = joined.granted + (await stakedSince(part, owner, joined.since));
    if (staked < required) return 'notReached' as const;
    const due = reward - (joined.paid ?? 0n);
    if (due > 0n && (await pay(part, owner, { id, amount: due, now })) === undefined) throw new WalletFull();
    const changes = { state: 'claimed' as const, paid: reward, reward, required };
    const [claimed] = await part.update(entries).set(changes).where(isJoined).returning();
    return claimed ?? ('taken' as const);
  });

/** Draws a prize and pays it, once; undefined when the member has drawn already. */
export const draw = (
  tx: Tx,
  owner: Owner,
  { offer, now }: { offer: Extract<Offer, { kind: 'raffle' }>; now: Date },
): Promise<Entry | 'walletFull' | undefined> =>
  catchWalletFull(tx, async (part) => {
    const paid = drawPrize(offer.prizes);
    const own = { ...ownedBy(owner), promotion_id: offer.id, state: 'claimed' as const, since: now, paid };
    const [entry] = await part.insert(entries).values(own).onConflictDoNothing().returning();
    if (entry === undefined) return undefined;
    if ((await pay(part, owner, { id: offer.id, amount: paid, now })) === undefined) throw new WalletFull();
    return entry;
  });

export type Application = { readonly remark: string; readonly pictures: readonly string[]; readonly now: Date };

/** Stores an application under today's terms; a rejected one can be repeated. */
export const apply = (
  tx: Tx,
  owner: Owner,
  offer: Extract<Offer, { kind: 'apply' }>,
  { remark, pictures, now }: Application,
) =>
  tx
    .transaction(async (part): Promise<Entry | 'taken' | 'imageUnknown'> => {
      const changes = {
        state: 'applying' as const,
        since: now,
        reward: offer.reward,
        remark,
        pictures: new Set(pictures).size,
        decides_at: new Date(now.getTime() + offer.reviewSeconds * 1000),
      };
      const [entry] = await part
        .insert(entries)
        .values({ ...ownedBy(owner), promotion_id: offer.id, ...changes })
        .onConflictDoUpdate({
          target: [entries.merchant, entries.member_id, entries.promotion_id],
          set: changes,
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

type Deciding = Pick<Limits, 'refusePlay'> & {
  readonly offersOf: (id: string) => Offer | undefined;
  readonly now: Date;
};

/**
 * Decides a member's due applications, each once, as the sandbox plays the operator: one with a picture is granted and
 * paid, one without is rejected. Waits while the wallet is full. Returns true when one was decided.
 */
export const decideDue = async (orm: Orm, owner: Owner, { offersOf, refusePlay, now }: Deciding): Promise<boolean> => {
  const isDue = and(ofMember(owner), eq(entries.state, 'applying'), lte(entries.decides_at, now));
  const [some] = await orm.select({ id: entries.promotion_id }).from(entries).where(isDue).limit(1);
  if (some === undefined) return false;
  return orm.transaction(async (tx) => {
    const due = await tx.select().from(entries).where(isDue).for('update');
    // Decided after a break or an exclusion: meanwhile nothing is paid.
    if ((await refusePlay(tx, owner, { kind: 'play' }, now)) !== undefined) return false;
    let decided = 0;
    for (const entry of due) {
      const offer = offersOf(entry.promotion_id);
      const isGranted = entry.pictures > 0 && offer?.kind === 'apply';
      const reward = isGranted ? withStoredTerms(offer, entry).reward : undefined;
      if (reward !== undefined && (await pay(tx, owner, { id: entry.promotion_id, amount: reward, now })) === undefined)
        continue;
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

/** True when the member has as many unused pictures as allowed (`most`). */
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

/** Stores a picture for an hour, until an application uses it; `full` when the member has too many unused ones. */
export const storeImage = (
  orm: Orm,
  owner: Owner,
  image: Pick<typeof images.$inferSelect, 'id' | 'type' | 'content'>,
  limits: { now: Date; most: number },
): Promise<'kept' | 'full'> =>
  orm.transaction(async (tx) => {
    // Locks the member, so that concurrent uploads cannot exceed the limit.
    await lockMember(tx, owner);
    if (await hasMostImages(tx, owner, limits)) return 'full';
    const { now } = limits;
    await tx
      .delete(images)
      .where(and(isWaiting(owner), lt(images.created_at, new Date(now.getTime() - IMAGE_KEPT_MS))));
    await tx.insert(images).values({ ...image, ...ownedBy(owner), created_at: now });
    return 'kept';
  });
