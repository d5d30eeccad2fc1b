import { and, eq, lte } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { WalletFull } from './catchWalletFull.ts';
import { post } from './post.ts';
import type { Posting } from './post.ts';
import { reservations } from './reservations.schema.ts';
import type { Owner } from './wallet.store.ts';

export type Reservation = typeof reservations.$inferSelect;

type Reserving = {
  readonly id: string;
  readonly amount: bigint;
  readonly cause: string;
  readonly onTimeout: 'post' | 'release';
  readonly expiresAt?: Date;
  readonly now: Date;
};

const isThis = (merchant: string, id: string) => and(eq(reservations.merchant, merchant), eq(reservations.id, id));

/**
 * Reserves own money of a member. `known`: its cause has reserved before, and nothing is done. Undefined when the balance
 * is too low.
 */
export const reserve = async (
  tx: Tx,
  { merchant, memberId }: Owner,
  { id, amount, cause, onTimeout, expiresAt, now }: Reserving,
): Promise<'reserved' | 'known' | undefined> => {
  const row = { merchant, id, member_id: memberId, amount, cause, state: 'open' as const, reserved_at: now };
  return tx
    .transaction(async (part): Promise<'reserved' | 'known'> => {
      const inserted = await part
        .insert(reservations)
        .values({ ...row, on_timeout: onTimeout, expires_at: expiresAt ?? null })
        .onConflictDoNothing()
        .returning({ id: reservations.id });
      if (inserted.length === 0) return 'known';
      const booked = await post(part, {
        merchant,
        kind: 'withdrawal',
        cause: `${cause}:reserved`,
        postings: [
          { account: { kind: 'main', memberId }, amount: -amount },
          { account: { kind: 'reserved', memberId }, amount },
        ],
        now,
      });
      if (booked === undefined) throw new TooLow();
      return 'reserved';
    })
    .catch((error: unknown) => {
      if (error instanceof TooLow) return undefined;
      throw error;
    });
};

class TooLow extends Error {}

/** Sets the time at which an open reservation is resolved as it said. */
export const setExpiry = async (tx: Tx, merchant: string, id: string, expiresAt: Date | null): Promise<void> => {
  await tx
    .update(reservations)
    .set({ expires_at: expiresAt })
    .where(and(isThis(merchant, id), eq(reservations.state, 'open')));
};

type Resolution = {
  /** Key of the event that resolves it. */
  readonly by: string;
  /** The part that leaves: in full, in part, or nothing to release all. */
  readonly to: readonly Posting[];
  readonly now: Date;
};

const stateOf = (posted: bigint, amount: bigint): 'posted' | 'partlyPosted' | 'released' => {
  if (posted === 0n) return 'released';
  return posted === amount ? 'posted' : 'partlyPosted';
};

/**
 * Resolves a reservation: posts `to` and releases the rest. False when it was resolved before, whatever comes twice,
 * late or out of order. Throws `WalletFull` when the rest does not fit into the wallet.
 */
export const resolve = async (tx: Tx, merchant: string, id: string, { by, to, now }: Resolution): Promise<boolean> => {
  const [open] = await tx
    .select()
    .from(reservations)
    .where(and(isThis(merchant, id), eq(reservations.state, 'open')))
    .for('update');
  if (open === undefined) return false;
  const { amount, member_id: memberId, cause } = open;
  const posted = to.reduce((sum, { amount: part }) => sum + part, 0n);
  if (posted < 0n || posted > amount) throw new Error(`${by} posts ${posted} of ${amount} that are reserved.`);
  await tx
    .update(reservations)
    .set({ state: stateOf(posted, amount), posted, resolved_at: now, resolved_by: by })
    .where(isThis(merchant, id));
  const booked = await post(tx, {
    merchant,
    kind: posted === amount ? 'settlement' : 'withdrawalReturned',
    cause: `${cause}:resolved`,
    postings: [
      { account: { kind: 'main', memberId }, amount: amount - posted },
      { account: { kind: 'reserved', memberId }, amount: -amount },
      ...to,
    ],
    now,
  });
  if (booked === undefined) throw new WalletFull();
  return true;
};

/** Open reservations of a merchant whose time has come, the oldest first. */
export const dueReservations = (orm: Orm, merchant: string, now: Date): Promise<Reservation[]> =>
  orm
    .select()
    .from(reservations)
    .where(and(eq(reservations.merchant, merchant), eq(reservations.state, 'open'), lte(reservations.expires_at, now)))
    .orderBy(reservations.expires_at)
    .limit(100);
