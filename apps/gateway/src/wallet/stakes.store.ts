import { and, eq, gte, inArray, or, ne, sql, sum } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { accounts, postings, transactions } from './wallet.schema.ts';
import type { Owner } from './wallet.store.ts';

// Sum of bets minus returned bets; prizes do not count.
const staked = sum(sql`-${postings.amount}`);
const isMoney = inArray(accounts.kind, ['main', 'bonus', 'vendorWallet']);
const isStake = inArray(transactions.kind, ['debit', 'rollback']);
const ofTransaction = and(
  eq(transactions.merchant, postings.merchant),
  eq(transactions.id, postings.transaction_id),
  isStake,
);

const atLeastNothing = (total: string | null | undefined): bigint => {
  const amount = BigInt(total ?? 0);
  return amount > 0n ? amount : 0n;
};

const isReturnOf = (since: Date) => sql`exists (
  select from ${transactions} bet
  where bet.merchant = ${transactions.merchant} and bet.vassalage = ${transactions.vassalage}
    and bet.reference = ${transactions.reference} and bet.kind = 'debit' and bet.occurred_at >= ${since.toISOString()}::timestamptz
)`;

/** Condition: a bet since `since`, or the return of such a bet. Returns of earlier bets do not count. */
const isSince = (since: Date) =>
  and(gte(transactions.occurred_at, since), or(ne(transactions.kind, 'rollback'), isReturnOf(since)));

/** Accounts that a member bets from. */
const moneyOf = (orm: Orm, merchant: string, memberId: string) =>
  orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.member_id, memberId), isMoney));

/** Total stake of a member since `since` (or ever), in minor units. */
export const stakedSince = async (orm: Orm, { merchant, memberId }: Owner, since?: Date): Promise<bigint> => {
  const [row] = await orm
    .select({ total: staked })
    .from(postings)
    .innerJoin(transactions, ofTransaction)
    .where(
      and(
        eq(postings.merchant, merchant),
        inArray(postings.account, moneyOf(orm, merchant, memberId)),
        since && isSince(since),
      ),
    );
  return atLeastNothing(row?.total);
};
