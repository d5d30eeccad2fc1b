import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { depositOrders } from '../payments/payments.schema.ts';
import { accounts, postings, transactions } from '../wallet/wallet.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import type { LimitKind } from './limits.types.ts';

/** A sum that a statement returns as text; 0 without rows. */
const sumOf = (sum: unknown): bigint => (typeof sum === 'string' ? BigInt(sum) : 0n);

/** Accounts of a member whose movements of play count. */
const PLAYED = sql`('main', 'vendorWallet')`;

/**
 * Stakes and loss since a time, from the ledger. A returned stake counts nothing, and gives nothing back when it was
 * staked earlier, or from a bonus that is own money by now. A bet whose result is open counts as lost.
 */
const playedSince = async (orm: Orm, { merchant, memberId }: Owner, since: Date) => {
  const from = sql`${since.toISOString()}::timestamptz`;
  const [row] = rowsOf(
    await orm.execute(sql`
      with moved as (
        select p.kind, case when p.kind <> 'rollback' then p.amount else (
          select -stake.amount from ${transactions} back
          join ${transactions} bet on bet.merchant = back.merchant and bet.vassalage = back.vassalage
            and bet.reference = back.reference and bet.kind = 'debit' and bet.occurred_at >= ${from}
          join ${postings} stake on stake.merchant = bet.merchant and stake.transaction_id = bet.id
            and stake.account = p.account
          where back.merchant = p.merchant and back.id = p.transaction_id
        ) end as amount
        from ${postings} p
        join ${accounts} a on a.merchant = p.merchant and a.id = p.account
        where p.merchant = ${merchant} and a.member_id = ${memberId} and a.kind in ${PLAYED}
          and p.kind in ('debit', 'credit', 'rollback') and p.occurred_at >= ${from}
      )
      select coalesce(-sum(amount) filter (where kind <> 'credit'), 0)::text as staked,
        coalesce(-sum(amount), 0)::text as lost
      from moved`),
  );
  return { staked: sumOf(row?.['staked']), lost: sumOf(row?.['lost']) };
};

/** Deposits credited since a time, and all that are on their way. */
const depositedSince = async (orm: Orm, { merchant, memberId }: Owner, since: Date): Promise<bigint> => {
  const isOpen = inArray(depositOrders.status, ['pending', 'confirming']);
  const isCredited = and(eq(depositOrders.status, 'credited'), gte(depositOrders.settled_at, since));
  const [row] = await orm
    .select({
      total: sql<string>`coalesce(sum(coalesce(${depositOrders.paid}, ${depositOrders.amount})), 0)::text`,
    })
    .from(depositOrders)
    .where(and(eq(depositOrders.merchant, merchant), eq(depositOrders.member_id, memberId), or(isOpen, isCredited)));
  return BigInt(row?.total ?? 0);
};

/** What is used of a limit of this kind since a time; a loss may be below nothing. */
export const usedSince = async (
  orm: Orm,
  owner: Owner,
  kind: Exclude<LimitKind, 'reminder'>,
  since: Date,
): Promise<bigint> => {
  if (kind === 'deposit') return depositedSince(orm, owner, since);
  const { staked, lost } = await playedSince(orm, owner, since);
  return kind === 'stake' ? staked : lost;
};
