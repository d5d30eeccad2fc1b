import type { DayRange } from '@baize/domain/days';
import { earnedPoints, earningOf, MOST_POINTS } from '@baize/domain/points';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { Page, PageRequest } from '../paging/pageOf.ts';
import { stakedSince } from '../wallet/stakes.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { pointAccounts as accounts, pointMovements as movements } from './points.schema.ts';
import type { PointMovementKind } from './points.schema.ts';

type Account = typeof accounts.$inferSelect;
export type PointMovement = typeof movements.$inferSelect;

const ofOwner = ({ merchant, memberId }: Owner) =>
  and(eq(accounts.merchant, merchant), eq(accounts.member_id, memberId));

const readAccount = async (orm: Orm, owner: Owner): Promise<Account | undefined> => {
  const [account] = await orm.select().from(accounts).where(ofOwner(owner));
  return account;
};

/** Creates the member's account if it does not exist. */
export const openAccount = async (orm: Orm, { merchant, memberId }: Owner): Promise<void> => {
  const first = { merchant, member_id: memberId, balance: 0, earned: 0, sequence: 0 };
  await orm.insert(accounts).values(first).onConflictDoNothing();
};

/**
 * Moves points and records the movement. Returns the new balance, or undefined, with nothing moved, when it would fall
 * below zero or exceed the limit. The account stays locked until the transaction ends.
 */
export const movePoints = async (
  tx: Tx,
  owner: Owner,
  { kind, points, now }: { readonly kind: PointMovementKind; readonly points: number; readonly now: Date },
): Promise<number | undefined> => {
  // numeric, so that a sum beyond 64 bits compares instead of raising an error.
  const after = sql`${accounts.balance}::numeric + ${points}::numeric`;
  const [account] = await tx
    .update(accounts)
    .set({ balance: sql`${accounts.balance} + ${points}::bigint`, sequence: sql`${accounts.sequence} + 1` })
    .where(and(ofOwner(owner), between(after, sql`0`, sql`${MOST_POINTS}::numeric`)))
    .returning();
  if (account === undefined) return undefined;
  const { merchant, member_id, sequence, balance: balance_after } = account;
  await tx.insert(movements).values({ merchant, member_id, sequence, kind, points, balance_after, occurred_at: now });
  return account.balance;
};

/** Credits the points earned by now and returns the balance. The account is created with the first point. */
export const earnPoints = async (
  orm: Orm,
  owner: Owner,
  { perPoint, now }: { readonly perPoint: bigint; readonly now: Date },
): Promise<number> => {
  const earnedByNow = async (of: Orm) => earnedPoints(await stakedSince(of, owner), perPoint);
  const before = (await readAccount(orm, owner)) ?? { balance: 0, earned: 0 };
  if (earningOf(before, await earnedByNow(orm)) === 0) return before.balance;
  return orm.transaction(async (tx) => {
    await openAccount(tx, owner);
    const [account] = await tx.select().from(accounts).where(ofOwner(owner)).for('update');
    if (account === undefined) throw new Error('An account that was opened is there.');
    const points = earningOf(account, await earnedByNow(tx));
    if (points === 0) return account.balance;
    const { earned } = account;
    await tx
      .update(accounts)
      .set({ earned: earned + points })
      .where(ofOwner(owner));
    const balance = await movePoints(tx, owner, { kind: points > 0 ? 'earned' : 'takenBack', points, now });
    return balance ?? account.balance;
  });
};

/** Filters of a member's point lists: days in a time zone. */
export type PointFilters = DayRange & { readonly timeZone: string };

/** A page of a member's movements, newest first; undefined for a cursor of another list. */
export const listMovements = (
  orm: Orm,
  { merchant, memberId }: Owner,
  { timeZone, ...days }: PointFilters,
  page: PageRequest,
): Promise<Page<PointMovement> | undefined> => {
  // Concurrent movements may have their moments out of order, never their sequence.
  const where = and(
    eq(movements.merchant, merchant),
    eq(movements.member_id, memberId),
    inDays(movements.occurred_at, days, timeZone),
  );
  return pageOf(orm, { table: movements, where, by: [movements.sequence] }, page);
};
