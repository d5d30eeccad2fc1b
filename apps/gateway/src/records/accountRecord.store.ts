import type { DayRange } from '@baize/domain/days';
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { eachPage } from '../paging/eachPage.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { ListQuery, Page, PageRequest } from '../paging/pageOf.ts';
import { bonuses } from '../wallet/bonuses.schema.ts';
import { bonusAccountId } from '../wallet/bonuses.store.ts';
import { accountId } from '../wallet/post.ts';
import { postings, transactions } from '../wallet/wallet.schema.ts';
import type { MovementKind } from '../wallet/wallet.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';

export type AccountPosting = typeof postings.$inferSelect;

export type MovementFilters = DayRange & {
  readonly kind?: MovementKind | undefined;
  readonly timeZone: string;
};

/** The list of a member's movements: by the index of its kind, or of all. */
export const movementsOf = (
  { merchant, memberId }: Owner,
  { kind, timeZone, ...days }: MovementFilters,
): ListQuery<typeof postings> => ({
  table: postings,
  where: and(
    eq(postings.merchant, merchant),
    eq(postings.account, accountId({ kind: 'main', memberId })),
    isNotNull(postings.sequence),
    kind === undefined ? undefined : eq(postings.kind, kind),
    inDays(postings.occurred_at, days, timeZone),
  ),
  by: [postings.occurred_at, postings.sequence],
});

/** A page of a member's movements, newest first; undefined for a cursor of another list. */
export const listMovements = (
  orm: Orm,
  owner: Owner,
  filters: MovementFilters,
  page: PageRequest,
): Promise<Page<AccountPosting> | undefined> => pageOf(orm, movementsOf(owner, filters), page);

export const eachMovement = (
  orm: Orm,
  owner: Owner,
  filters: MovementFilters,
  limit: number,
): AsyncGenerator<readonly AccountPosting[]> => eachPage(orm, movementsOf(owner, filters), limit);

/** Sums of a member's movements. */
export const sumMovements = async (orm: Orm, owner: Owner, filters: MovementFilters) => {
  const [row] = await orm
    .select({
      count: sql<number>`count(*)::int`,
      came: sql<string>`coalesce(sum(${postings.amount}) filter (where ${postings.amount} > 0), 0)::text`,
      went: sql<string>`coalesce(-sum(${postings.amount}) filter (where ${postings.amount} < 0), 0)::text`,
    })
    .from(postings)
    .where(movementsOf(owner, filters).where);
  const { count = 0, came = '0', went = '0' } = row ?? {};
  return { count, came, went, net: (BigInt(came) - BigInt(went)).toString() };
};

export type Movement = AccountPosting & Pick<typeof transactions.$inferSelect, 'cause' | 'vassalage' | 'reference'>;

const joined = (orm: Orm) =>
  orm
    .select({
      posting: postings,
      cause: transactions.cause,
      vassalage: transactions.vassalage,
      reference: transactions.reference,
    })
    .from(postings)
    .innerJoin(
      transactions,
      and(eq(transactions.merchant, postings.merchant), eq(transactions.id, postings.transaction_id)),
    );

const isMain = ({ memberId }: Owner) => eq(postings.account, accountId({ kind: 'main', memberId }));

/** Accounts of a member's bonuses. */
const isBonus = ({ merchant, memberId }: Owner) => sql`${postings.account} in (
  select ${bonusAccountId} from ${bonuses} where ${bonuses.merchant} = ${merchant} and ${bonuses.member_id} = ${memberId}
)`;

/** A bonus that became own money has a posting on either account. */
const isReleased = sql`exists (
  select from ${postings} other where other.merchant = ${postings.merchant}
    and other.transaction_id = ${postings.transaction_id} and other.account like 'bonus:%'
)`;

/** The list of the bonuses that a member was paid: bound ones, and those that were own money at once. */
export const bonusesOf = (
  owner: Owner,
  { timeZone, ...days }: Omit<MovementFilters, 'kind'>,
): ListQuery<typeof postings> => ({
  table: postings,
  where: and(
    eq(postings.merchant, owner.merchant),
    eq(postings.kind, 'bonus'),
    sql`${postings.amount} > 0`,
    or(and(isMain(owner), not(isReleased)), isBonus(owner)),
    inDays(postings.occurred_at, days, timeZone),
  ),
  by: [postings.occurred_at, postings.transaction_id],
});

/** Number and sum of a list of bonuses. */
export const sumBonuses = async (orm: Orm, { where }: ListQuery<typeof postings>) => {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${postings.amount}), 0)::text` })
    .from(postings)
    .where(where);
  return { count: row?.count ?? 0, amount: row?.amount ?? '0' };
};

/** Movements of a member's own or bonus money by the ids of their transactions; own money where it has both. */
export const findMovements = async (orm: Orm, owner: Owner, ids: readonly string[]): Promise<Movement[]> => {
  if (ids.length === 0) return [];
  const rows = await joined(orm).where(
    and(
      eq(postings.merchant, owner.merchant),
      or(isMain(owner), isBonus(owner)),
      sql`${postings.transaction_id} in ${[...ids]}`,
    ),
  );
  const own = new Set(rows.flatMap(({ posting }) => (posting.sequence === null ? [] : [posting.transaction_id])));
  return rows
    .filter(({ posting }) => posting.sequence !== null || !own.has(posting.transaction_id))
    .map(({ posting, ...of }) => ({ ...posting, ...of }));
};
