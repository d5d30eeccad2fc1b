import { randomUUID } from 'node:crypto';
import { and, between, eq, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { writeEvent } from '../events/events.store.ts';
import { accountBalances, accounts, postings, transactions, wallets } from './wallet.schema.ts';
import type { MovementKind } from './wallet.schema.ts';
import { toWallet } from './wallet.store.ts';
import type { Wallet } from './wallet.store.ts';

/** An account of the ledger, before its id. */
export type Account =
  | { readonly kind: 'main' | 'reserved' | 'commission'; readonly memberId: string }
  | { readonly kind: 'bonus'; readonly memberId: string; readonly bonusId: string }
  | { readonly kind: 'vendorWallet'; readonly memberId: string; readonly vassalage: string }
  | { readonly kind: 'vendor'; readonly vassalage: string }
  | { readonly kind: 'house' | 'fees' | 'promotionBudget' | 'inTransit' };

export type Posting = { readonly account: Account; readonly amount: bigint };

/** Postings that sum to zero, and their reason. */
export type Booking = {
  readonly merchant: string;
  readonly kind: MovementKind;
  /** Unique key of the event that causes it: a second booking of it fails. */
  readonly cause: string;
  readonly vassalage?: string;
  readonly reference?: string;
  readonly postings: readonly Posting[];
  readonly now: Date;
};

export type Booked = { readonly id: string; readonly wallets: ReadonlyMap<string, Wallet> };

const HIGHEST = (2n ** 63n - 1n).toString();

/** Id of an account. */
export const accountId = (account: Account): string => {
  if (account.kind === 'vendorWallet') return `wallet:${account.vassalage}:${account.memberId}`;
  if (account.kind === 'bonus') return `bonus:${account.memberId}:${account.bonusId}`;
  if (account.kind === 'vendor') return `vendor:${account.vassalage}`;
  return 'memberId' in account ? `${account.kind}:${account.memberId}` : account.kind;
};

class OutOfRange extends Error {}

/** One posting per account, without those that come to nothing. Main accounts first, in their order: all lock alike. */
const merged = (given: readonly Posting[]): Posting[] => {
  const byId = new Map<string, Posting>();
  for (const { account, amount } of given) {
    const id = accountId(account);
    byId.set(id, { account, amount: (byId.get(id)?.amount ?? 0n) + amount });
  }
  const left = [...byId.values()].filter(({ amount }) => amount !== 0n);
  const rest = left.filter(({ account }) => account.kind !== 'main');
  return [
    ...left.filter(({ account }) => account.kind === 'main'),
    ...rest.sort((one, other) => (accountId(one.account) < accountId(other.account) ? -1 : 1)),
  ];
};

type Row = typeof wallets.$inferSelect;

const changeWallet = async (tx: Tx, merchant: string, memberId: string, amount: bigint): Promise<Row> => {
  const after = sql`${wallets.balance}::numeric + ${amount.toString()}::numeric`;
  const [wallet] = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${amount.toString()}::bigint`, sequence: sql`${wallets.sequence} + 1` })
    .where(
      and(
        eq(wallets.merchant, merchant),
        eq(wallets.member_id, memberId),
        not(wallets.is_closed),
        between(after, sql`0`, sql`${HIGHEST}::numeric`),
      ),
    )
    .returning();
  if (wallet === undefined) throw new OutOfRange();
  return wallet;
};

/** Counts a movement of bonus money that has no posting on the main account. Locks the wallet. */
const countBonusMove = async (tx: Tx, merchant: string, memberId: string): Promise<Row> => {
  const [wallet] = await tx
    .update(wallets)
    .set({ bonus_moves: sql`${wallets.bonus_moves} + 1` })
    .where(and(eq(wallets.merchant, merchant), eq(wallets.member_id, memberId), not(wallets.is_closed)))
    .returning();
  if (wallet === undefined) throw new OutOfRange();
  return wallet;
};

const changeBalance = async (tx: Tx, merchant: string, account: Account, amount: bigint): Promise<void> => {
  if (!('memberId' in account)) return;
  const own = { merchant, account: accountId(account), member_id: account.memberId };
  await tx
    .insert(accountBalances)
    .values({ ...own, balance: 0n })
    .onConflictDoNothing();
  const after = sql`${accountBalances.balance}::numeric + ${amount.toString()}::numeric`;
  const changed = await tx
    .update(accountBalances)
    .set({ balance: sql`${accountBalances.balance} + ${amount.toString()}::bigint` })
    .where(
      and(
        eq(accountBalances.merchant, merchant),
        eq(accountBalances.account, own.account),
        between(after, sql`0`, sql`${HIGHEST}::numeric`),
      ),
    )
    .returning({ account: accountBalances.account });
  if (changed.length === 0) throw new OutOfRange();
};

const insertPostings = async (
  tx: Tx,
  id: string,
  { merchant, kind, cause, vassalage, reference, now }: Booking,
  lines: readonly (Posting & { readonly wallet: Row | undefined })[],
): Promise<void> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const joined = (part: (line: (typeof lines)[number]) => SQL) => sql.join(lines.map(part), sql`, `);
  await tx.execute(sql`
    with opened as (
      insert into ${accounts} (merchant, id, kind, member_id)
      values ${joined(
        ({ account }) =>
          sql`(${merchant}, ${accountId(account)}, ${account.kind}, ${'memberId' in account ? account.memberId : null})`,
      )}
      on conflict do nothing
    ), moved as (
      insert into ${transactions} (merchant, id, kind, vassalage, reference, occurred_at, cause)
      values (${merchant}, ${id}::uuid, ${kind}, ${vassalage ?? null}, ${reference ?? null}, ${at}, ${cause})
    )
    insert into ${postings} (merchant, transaction_id, account, amount, sequence, balance_after, kind, occurred_at)
    values ${joined(
      ({ account, amount, wallet }) =>
        sql`(${merchant}, ${id}::uuid, ${accountId(account)}, ${amount.toString()}::bigint,
          ${wallet?.sequence ?? null}::bigint, ${wallet?.balance.toString() ?? null}::bigint, ${kind}, ${at})`,
    )}
  `);
};

/**
 * Posts a booking of two accounts or more. Undefined, with nothing posted, when a member's account would fall below zero
 * or exceed 64 bits, or was closed. Throws when the cause is known, and when the postings do not sum to zero.
 */
export const post = (tx: Tx, booking: Booking): Promise<Booked | undefined> =>
  tx
    .transaction(async (part): Promise<Booked> => {
      const id = randomUUID();
      const { merchant, now } = booking;
      const moved = new Map<string, Row>();
      const lines = [];
      const all = merged(booking.postings);
      const hasMain = all.some(({ account }) => account.kind === 'main');
      for (const { account } of all)
        if (account.kind === 'bonus' && !hasMain && !moved.has(account.memberId))
          moved.set(account.memberId, await countBonusMove(part, merchant, account.memberId));
      for (const { account, amount } of all) {
        if (account.kind === 'main')
          moved.set(account.memberId, await changeWallet(part, merchant, account.memberId, amount));
        else await changeBalance(part, merchant, account, amount);
        lines.push({ account, amount, wallet: account.kind === 'main' ? moved.get(account.memberId) : undefined });
      }
      await insertPostings(part, id, booking, lines);
      const seen = new Map([...moved].map(([memberId, row]) => [memberId, toWallet(row)]));
      for (const [memberId, { sequence }] of seen)
        await writeEvent(part, { merchant, memberId }, { type: 'balance', sequence }, now);
      return { id, wallets: seen };
    })
    .catch((error: unknown) => {
      if (error instanceof OutOfRange) return undefined;
      throw error;
    });
