import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { bonuses } from './bonuses.schema.ts';
import { bonusAccount, changeBonus, livingBonuses, openBonuses } from './bonuses.store.ts';
import type { HeldBonus } from './bonuses.store.ts';
import { post } from './post.ts';
import { leftFor, reopenTurnover } from './turnover.store.ts';
import { readWallet } from './wallet.store.ts';
import type { Owner } from './wallet.store.ts';

/** Makes the rest of a bonus own money. Undone, and tried again with the next stake, when the wallet has no room. */
const release = async (tx: Tx, bonus: HeldBonus, now: Date): Promise<void> => {
  const { merchant, member_id: memberId, cause, nth, held } = bonus;
  if (held > 0n) {
    const booked = await post(tx, {
      merchant,
      kind: 'bonus',
      cause: `${cause}:released:${nth}`,
      postings: [
        { account: bonusAccount(bonus), amount: -held },
        { account: { kind: 'main', memberId }, amount: held },
      ],
      now,
    });
    if (booked === undefined) return;
  }
  await changeBonus(tx, bonus, { state: 'released', left: 0n, released: held, owed: 0n, ended_at: now });
};

const releaseMet = async (tx: Tx, owner: Owner, open: readonly HeldBonus[], now: Date): Promise<void> => {
  for (const bonus of open) {
    const left = await leftFor(tx, owner, bonus.cause);
    if (left === 0n) await release(tx, bonus, now);
    else await changeBonus(tx, bonus, { left });
  }
};

/**
 * Counts a stake towards the open bonuses of a member, after its round is written, and releases those that are wagered.
 * Requires the wallet lock.
 */
export const countStake = async (tx: Tx, owner: Owner, amount: bigint, now: Date): Promise<void> => {
  // A whole stake counts at most; what is left exactly is added up when this count comes to nothing.
  const counted = await tx
    .update(bonuses)
    .set({ left: sql`${bonuses.left} - ${amount.toString()}::bigint` })
    .where(and(eq(bonuses.merchant, owner.merchant), eq(bonuses.member_id, owner.memberId), eq(bonuses.state, 'open')))
    .returning({ id: bonuses.id, left: bonuses.left });
  const due = new Set(counted.flatMap(({ id, left }) => (left > 0n ? [] : [id])));
  if (due.size === 0) return;
  const open = await openBonuses(tx, owner, now);
  await releaseMet(
    tx,
    owner,
    open.filter(({ id }) => due.has(id)),
    now,
  );
};

/**
 * Binds released bonuses again whose stakes no longer suffice, before the returned stake is paid back. Requires the
 * wallet lock, and the round without the stake.
 */
export const bindAgain = async (tx: Tx, owner: Owner): Promise<void> => {
  for (const bonus of await livingBonuses(tx, owner)) {
    const left = await leftFor(tx, owner, bonus.cause);
    if (left === 0n) continue;
    const { merchant, cause, state, owed, released, nth } = bonus;
    if (state === 'open') await changeBonus(tx, bonus, { left });
    else {
      await reopenTurnover(tx, merchant, cause);
      await changeBonus(tx, bonus, {
        state: 'open',
        left,
        owed: owed + released,
        released: 0n,
        nth: nth + 1,
        ended_at: null,
      });
    }
  }
};

/** Takes what bonuses that were bound again are owed from own money, as far as there is any. Requires the wallet lock. */
export const collectOwed = async (tx: Tx, owner: Owner, by: string, now: Date): Promise<void> => {
  const { merchant, memberId } = owner;
  for (const bonus of await openBonuses(tx, owner, now)) {
    if (bonus.owed === 0n) continue;
    const has = (await readWallet(tx, owner))?.balance ?? 0n;
    const amount = has < bonus.owed ? has : bonus.owed;
    if (amount === 0n) return;
    const booked = await post(tx, {
      merchant,
      kind: 'bonusReturned',
      cause: `${bonus.cause}:bound:${by}`,
      postings: [
        { account: { kind: 'main', memberId }, amount: -amount },
        { account: bonusAccount(bonus), amount },
      ],
      now,
    });
    if (booked !== undefined) await changeBonus(tx, bonus, { owed: bonus.owed - amount });
  }
};
