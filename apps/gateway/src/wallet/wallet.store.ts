import { and, between, eq, not, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { writeEvent } from '../events/events.store.ts';
import { insertTransaction } from './ledger.store.ts';
import type { Entry } from './ledger.store.ts';
import { wallets } from './wallet.schema.ts';

/** Balance, and the sequence that clients see: it grows with each movement of own or bonus money. */
export type Wallet = { balance: bigint; sequence: number };
export type Owner = { merchant: string; memberId: string };

/** A movement of money; `reference` is the vendor's id of it. */
export type Movement = Omit<Entry, 'balance' | 'sequence'>;

const ofOwner = ({ merchant, memberId }: Owner) => and(eq(wallets.merchant, merchant), eq(wallets.member_id, memberId));

/** The wallet of a row. */
export const toWallet = ({ balance, sequence, bonus_moves: moves }: typeof wallets.$inferSelect): Wallet => ({
  balance,
  sequence: sequence + moves,
});

/** Own money of a member, and the sequence of the last movement. */
export const readWallet = async (orm: Orm, owner: Owner): Promise<Wallet | undefined> => {
  const [wallet] = await orm.select().from(wallets).where(ofOwner(owner));
  return wallet && toWallet(wallet);
};

/** Creates a wallet and credits the opening balance. */
export const openWallet = async (tx: Tx, { amount, now, ...owner }: Omit<Movement, 'kind'>): Promise<void> => {
  await tx.insert(wallets).values({ merchant: owner.merchant, member_id: owner.memberId, balance: 0n, sequence: 0 });
  if (amount > 0n) await moveMoney(tx, { ...owner, amount, kind: 'opening', now });
};

/** Closes an empty wallet for good, in the transaction that closes the account. */
export const closeWallet = async (tx: Tx, owner: Owner): Promise<void> => {
  await tx.update(wallets).set({ is_closed: true }).where(ofOwner(owner));
};

/** True for the wallet of a closed account, which takes no money any more. */
export const isWalletClosed = async (orm: Orm, owner: Owner): Promise<boolean> => {
  const [row] = await orm.select({ isClosed: wallets.is_closed }).from(wallets).where(ofOwner(owner));
  return row?.isClosed === true;
};

const HIGHEST_BALANCE = 2n ** 63n - 1n;

/** Locks a member's wallet until the transaction ends, so that values read after it stay valid. */
export const lockWallet = async (tx: Tx, owner: Owner): Promise<void> => {
  await tx.select({ sequence: wallets.sequence }).from(wallets).where(ofOwner(owner)).for('update');
};

/**
 * Moves money and records the movement. Returns undefined, with nothing moved, when the balance would fall below zero
 * or exceed 64 bits, or the account was closed. The wallet stays locked until the transaction ends, so its sequence has
 * no gaps.
 */
export const moveMoney = async (tx: Tx, movement: Movement): Promise<Wallet | undefined> => {
  const { amount } = movement;
  // numeric, so that a sum beyond 64 bits compares instead of raising an error.
  const after = sql`${wallets.balance}::numeric + ${amount.toString()}::numeric`;
  const [row] = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${amount.toString()}::bigint`, sequence: sql`${wallets.sequence} + 1` })
    .where(
      and(
        ofOwner(movement),
        not(wallets.is_closed),
        between(after, sql`0`, sql`${HIGHEST_BALANCE.toString()}::numeric`),
      ),
    )
    .returning();
  if (row === undefined) return undefined;
  await insertTransaction(tx, { ...movement, balance: row.balance, sequence: row.sequence });
  const wallet = toWallet(row);
  await writeEvent(tx, movement, { type: 'balance', sequence: wallet.sequence }, movement.now);
  return wallet;
};
