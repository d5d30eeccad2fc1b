import type { CategoryCode } from '@baize/domain/categories';
import type { DayRange } from '@baize/domain/days';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { eachPage } from '../paging/eachPage.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { ListQuery, Page, PageRequest } from '../paging/pageOf.ts';
import { accountId } from '../wallet/post.ts';
import { postings, transactions, vendorTransactions } from '../wallet/wallet.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { gameRounds } from '../rounds/rounds.schema.ts';
import { DRAWS } from '../rounds/rounds.store.ts';
import type { GameRound } from '../rounds/rounds.store.ts';

export type RoundFilters = DayRange & {
  readonly gameType?: CategoryCode | undefined;
  readonly vassalage?: string | undefined;
  readonly timeZone: string;
};

/** The list of a member's rounds: by the index of its category or vendor, or of all. */
export const roundsOf = (
  { merchant, memberId }: Owner,
  { gameType, vassalage, timeZone, ...days }: RoundFilters,
): ListQuery<typeof gameRounds> => ({
  table: gameRounds,
  where: and(
    eq(gameRounds.merchant, merchant),
    eq(gameRounds.member_id, memberId),
    gameType === undefined ? undefined : eq(gameRounds.game_type, gameType),
    vassalage === undefined ? undefined : eq(gameRounds.vassalage, vassalage),
    inDays(gameRounds.placed_at, days, timeZone),
  ),
  by: [gameRounds.placed_at, gameRounds.id],
});

/** A page of a member's rounds, newest first; undefined for a cursor of another list. */
export const listRounds = (
  orm: Orm,
  owner: Owner,
  filters: RoundFilters,
  page: PageRequest,
): Promise<Page<GameRound> | undefined> => pageOf(orm, roundsOf(owner, filters), page);

/** A member's rounds up to `limit`, newest first, in batches. */
export const eachRound = (
  orm: Orm,
  owner: Owner,
  filters: RoundFilters,
  limit: number,
): AsyncGenerator<readonly GameRound[]> => eachPage(orm, roundsOf(owner, filters), limit);

const total = (column: typeof gameRounds.staked | typeof gameRounds.won | typeof gameRounds.turnover) =>
  sql<string>`coalesce(sum(${column}), 0)::text`;

/** Sums of a member's rounds. */
export const sumRounds = async (orm: Orm, owner: Owner, filters: RoundFilters) => {
  const [row] = await orm
    .select({
      count: sql<number>`count(*)::int`,
      staked: total(gameRounds.staked),
      won: total(gameRounds.won),
      turnover: total(gameRounds.turnover),
    })
    .from(gameRounds)
    .where(roundsOf(owner, filters).where);
  const { count = 0, staked = '0', won = '0', turnover = '0' } = row ?? {};
  return { count, staked, won, net: (BigInt(won) - BigInt(staked)).toString(), turnover };
};

export type RoundMovement = {
  readonly id: string;
  readonly kind: 'debit' | 'credit' | 'rollback';
  readonly amount: bigint;
  readonly at: Date;
};

/** Stakes, prizes and returns of a round, from the ledger, in their order. */
export const movementsOfRound = async (orm: Orm, owner: Owner, round: GameRound): Promise<readonly RoundMovement[]> => {
  const { merchant, memberId } = owner;
  const { vassalage, session_id: session, round: name } = round;
  const ofVendor = sql`exists (
    select from ${vendorTransactions} v
    where v.merchant = ${transactions.merchant} and v.vassalage = ${transactions.vassalage}
      and v.transaction_id = ${transactions.reference} and v.session_id = ${session} and v.round = ${name}
  )`;
  const amount = sql<string>`sum(${postings.amount})::text`;
  const rows = await orm
    .select({ id: transactions.id, kind: postings.kind, amount, at: postings.occurred_at })
    .from(transactions)
    .innerJoin(
      postings,
      and(eq(postings.merchant, transactions.merchant), eq(postings.transaction_id, transactions.id)),
    )
    .where(
      and(
        eq(transactions.merchant, merchant),
        eq(transactions.vassalage, vassalage),
        session === DRAWS ? eq(transactions.reference, name) : ofVendor,
        or(
          sql`${postings.account} in (${accountId({ kind: 'main', memberId })}, ${accountId({ kind: 'vendorWallet', memberId, vassalage })})`,
          sql`${postings.account} like ${`bonus:${memberId}:%`}`,
        ),
      ),
    )
    .groupBy(transactions.id, postings.kind, postings.occurred_at)
    .orderBy(asc(postings.occurred_at), asc(sql`max(${postings.sequence})`));
  return rows.flatMap(({ id, kind, amount, at }) =>
    kind === 'debit' || kind === 'credit' || kind === 'rollback' ? [{ id, kind, amount: BigInt(amount), at }] : [],
  );
};
