import { and, desc, eq, gte, inArray, notInArray, or, ne, sql, sum } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { members } from '../accounts/member.schema.ts';
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

/** Members with the highest stakes since `since`, without those of the types in `without`; at most `most`. */
export const leadersSince = async (
  orm: Orm,
  { merchant, since, without, most }: { merchant: string; since: Date; without: readonly number[]; most: number },
): Promise<{ name: string; amount: bigint }[]> => {
  const rows = await orm
    .select({ nickname: members.nickname, account: members.account, total: staked })
    .from(postings)
    .innerJoin(transactions, ofTransaction)
    .innerJoin(accounts, and(eq(accounts.merchant, postings.merchant), eq(accounts.id, postings.account)))
    .innerJoin(members, and(eq(members.merchant, accounts.merchant), eq(members.id, accounts.member_id)))
    .where(and(eq(postings.merchant, merchant), isMoney, isSince(since), notInArray(members.type, [...without])))
    .groupBy(members.merchant, members.id, members.nickname, members.account)
    .orderBy(desc(staked), members.account)
    .limit(most);
  return rows
    .map(({ nickname, account, total }) => ({ name: nickname || account, amount: atLeastNothing(total) }))
    .filter(({ amount }) => amount > 0n);
};
