import { randomUUID } from 'node:crypto';
import type { DayRange } from '@baize/domain/days';
import { and, eq, sql } from 'drizzle-orm';
import { lockMember } from '../accounts/members.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { refusal, refusalUntil } from '../kernel/result.ts';
import type { Refusal } from '../kernel/result.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { Page, PageRequest } from '../paging/pageOf.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { exclude } from './exclusions.store.ts';
import { limitChanges, memberLimits, playBreaks } from './limits.schema.ts';
import type { LimitKind, LimitPeriod } from './limits.types.ts';
import { subjectsOfMember } from './subjects.ts';

export type MemberLimit = typeof memberLimits.$inferSelect;
export type LimitChange = typeof limitChanges.$inferSelect;
export type LimitKey = { readonly kind: LimitKind; readonly period: LimitPeriod };

const HOUR_MS = 3_600_000;
const LOOSENS_AFTER_MS = 24 * HOUR_MS;
const LAPSES_AFTER_MS = 8 * 24 * HOUR_MS;

/** When a wish can be confirmed, and until when. */
export const wishTerm = (wishedAt: Date): { readonly from: Date; readonly to: Date } => ({
  from: new Date(wishedAt.getTime() + LOOSENS_AFTER_MS),
  to: new Date(wishedAt.getTime() + LAPSES_AFTER_MS),
});

const ofOwner = ({ merchant, memberId }: Owner) =>
  and(eq(memberLimits.merchant, merchant), eq(memberLimits.member_id, memberId));

const isThis = (owner: Owner, { kind, period }: LimitKey) =>
  and(ofOwner(owner), eq(memberLimits.kind, kind), eq(memberLimits.period, period));

/** The limits of a member, in the order in which they were named in the contract. */
export const listLimits = (orm: Orm, owner: Owner): Promise<MemberLimit[]> =>
  orm.select().from(memberLimits).where(ofOwner(owner)).orderBy(memberLimits.kind, memberLimits.period);

/** Locks the member against deposits and the wallet against stakes, so that none counts by limits that are changing. */
const lockPlay = async (tx: Tx, owner: Owner): Promise<void> => {
  await lockMember(tx, owner);
  await lockWallet(tx, owner);
};

const note = async (
  tx: Tx,
  { merchant, memberId }: Owner,
  change: Omit<typeof limitChanges.$inferInsert, 'merchant' | 'member_id' | 'id'>,
): Promise<void> => {
  await tx.insert(limitChanges).values({ merchant, member_id: memberId, id: randomUUID(), ...change });
};

const isTighter = (amount: bigint | null, before: bigint | null): boolean =>
  amount !== null && (before === null || amount < before);

/**
 * Sets a limit. A tighter amount counts at once and ends a wish; a looser one, or none, becomes a wish; the amount that
 * counts takes a wish back. The first choice of no limit counts at once, since nothing is loosened.
 */
export const setLimit = async (
  tx: Tx,
  owner: Owner,
  { kind, period, amount }: LimitKey & { readonly amount: bigint | null },
  now: Date,
): Promise<void> => {
  await lockPlay(tx, owner);
  const [row] = await tx.select().from(memberLimits).where(isThis(owner, { kind, period }));
  const about = { at: now, kind, period };
  const before = row?.amount ?? null;
  if (row === undefined || isTighter(amount, before)) {
    const counted = { amount, wished_amount: null, wished_at: null };
    const { merchant, memberId } = owner;
    await tx
      .insert(memberLimits)
      .values({ merchant, member_id: memberId, kind, period, ...counted })
      .onConflictDoUpdate({
        target: [memberLimits.merchant, memberLimits.member_id, memberLimits.kind, memberLimits.period],
        set: counted,
      });
    return note(tx, owner, { ...about, step: 'set', before, after: amount });
  }
  if (amount === before) {
    if (row.wished_at === null) return undefined;
    await tx.update(memberLimits).set({ wished_amount: null, wished_at: null }).where(isThis(owner, { kind, period }));
    return note(tx, owner, { ...about, step: 'withdrawn', before: row.wished_amount, after: amount });
  }
  const isSame = row.wished_at !== null && row.wished_amount === amount && wishTerm(row.wished_at).to > now;
  // The same wish again keeps its time: a second click does not begin the day anew.
  if (isSame) return undefined;
  await tx.update(memberLimits).set({ wished_amount: amount, wished_at: now }).where(isThis(owner, { kind, period }));
  return note(tx, owner, { ...about, step: 'wished', before, after: amount });
};

/** Makes a wish count, from 24 hours after it until it lapses. */
export const confirmLimit = async (
  tx: Tx,
  owner: Owner,
  key: LimitKey,
  now: Date,
): Promise<Refusal<'limitUnknown' | 'limitWaits'> | undefined> => {
  await lockPlay(tx, owner);
  const [row] = await tx.select().from(memberLimits).where(isThis(owner, key));
  if (row?.wished_at === null || row === undefined) return refusal('limitUnknown');
  const { from, to } = wishTerm(row.wished_at);
  if (now < from) return refusalUntil('limitWaits', from);
  if (now >= to) return refusal('limitUnknown');
  await tx
    .update(memberLimits)
    .set({ amount: row.wished_amount, wished_amount: null, wished_at: null })
    .where(isThis(owner, key));
  await note(tx, owner, { ...key, at: now, step: 'confirmed', before: row.amount, after: row.wished_amount });
  return undefined;
};

/** Begins a break or makes it longer; a shorter one changes nothing. */
export const takeBreak = async (tx: Tx, owner: Owner, until: Date, now: Date): Promise<void> => {
  await lockPlay(tx, owner);
  const { merchant, memberId } = owner;
  const longer = sql`${playBreaks.until} < ${until.toISOString()}::timestamptz`;
  const begun = await tx
    .insert(playBreaks)
    .values({ merchant, member_id: memberId, until })
    .onConflictDoUpdate({ target: [playBreaks.merchant, playBreaks.member_id], set: { until }, setWhere: longer })
    .returning();
  if (begun.length > 0) await note(tx, owner, { at: now, kind: 'break', step: 'began', until });
};

/** Excludes a member by all that tells who it is; a shorter exclusion changes nothing. */
export const excludeMember = async (tx: Tx, owner: Owner, until: Date, now: Date): Promise<void> => {
  await lockPlay(tx, owner);
  await exclude(tx, owner.merchant, await subjectsOfMember(tx, owner), until);
  await note(tx, owner, { at: now, kind: 'exclusion', step: 'began', until });
};

/** A page of what a member changed, the last change first; undefined for a cursor of another list. */
export const listChanges = (
  orm: Orm,
  { merchant, memberId }: Owner,
  { timeZone, ...days }: DayRange & { readonly timeZone: string },
  page: PageRequest,
): Promise<Page<LimitChange> | undefined> => {
  const isOwn = and(eq(limitChanges.merchant, merchant), eq(limitChanges.member_id, memberId));
  const where = and(isOwn, inDays(limitChanges.at, days, timeZone));
  return pageOf(orm, { table: limitChanges, where, by: [limitChanges.at, limitChanges.id] }, page);
};
