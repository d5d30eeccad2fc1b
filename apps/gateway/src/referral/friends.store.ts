import { and, count, eq, inArray, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import { members } from '../accounts/member.schema.ts';
import type { Orm } from '../database/database.types.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { Page, PageRequest } from '../paging/pageOf.ts';
import { depositOrders, withdrawalAccounts } from '../payments/payments.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { referrals } from './referral.schema.ts';

export type Referral = typeof referrals.$inferSelect;

/** A friend who joined: name, deposits since, and true for an account that is the inviter's own. */
export type Friend = { readonly row: Referral; readonly name: string; readonly done: bigint; readonly isOwn: boolean };

const ofInviter = ({ merchant, memberId }: Owner) =>
  and(eq(referrals.merchant, merchant), eq(referrals.member_id, memberId));

const depositedBy = async (orm: Orm, merchant: string, friends: readonly string[]): Promise<Map<string, bigint>> => {
  const rows = await orm
    .select({ member: depositOrders.member_id, total: sum(depositOrders.credited) })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.merchant, merchant),
        inArray(depositOrders.member_id, [...friends]),
        eq(depositOrders.status, 'credited'),
      ),
    )
    .groupBy(depositOrders.member_id);
  return new Map(rows.map(({ member, total }) => [member, BigInt(total ?? 0)]));
};

const folded = (text: string | null): string => (text ?? '').normalize('NFKC').trim().toLowerCase();

/** Marks of a person: e-mail address, name and payment accounts, removed ones too. */
const marksOf = async (orm: Orm, merchant: string, ids: readonly string[]): Promise<Map<string, Set<string>>> => {
  const people = await orm
    .select({ id: members.id, email: members.email, name: members.real_name })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.id, [...ids])));
  const held = await orm
    .select()
    .from(withdrawalAccounts)
    .where(and(eq(withdrawalAccounts.merchant, merchant), inArray(withdrawalAccounts.member_id, [...ids])));
  return new Map(
    people.map(({ id, email, name }) => [
      id,
      new Set([
        ...(folded(email) === '' ? [] : [`email ${folded(email)}`]),
        ...(folded(name) === '' ? [] : [`name ${folded(name)}`]),
        ...held
          .filter((account) => account.member_id === id)
          .flatMap(({ kind, number, holder }) => [`account ${kind} ${number}`, `name ${folded(holder)}`]),
      ]),
    ]),
  );
};

/** What is known of friends now. */
export const friendsOf = async (
  orm: Orm,
  { merchant, memberId }: Owner,
  rows: readonly Referral[],
): Promise<Friend[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ friend_id: id }) => id);
  const named = await orm
    .select({ id: members.id, nickname: members.nickname, account: members.account })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.id, ids)));
  const names = new Map(named.map(({ id, nickname, account }) => [id, nickname || account]));
  const deposited = await depositedBy(orm, merchant, ids);
  const marks = await marksOf(orm, merchant, [memberId, ...ids]);
  const own = marks.get(memberId) ?? new Set<string>();
  return rows.map((row) => ({
    row,
    name: names.get(row.friend_id) ?? '',
    done: deposited.get(row.friend_id) ?? 0n,
    isOwn: [...(marks.get(row.friend_id) ?? [])].some((mark) => own.has(mark)),
  }));
};

/** Status of a friend; what was paid stays paid. */
export const statusOf = ({ row, done, isOwn }: Friend): 'joined' | 'claimable' | 'paid' | 'own' => {
  if (row.paid_at !== null) return 'paid';
  if (isOwn) return 'own';
  return done >= row.required ? 'claimable' : 'joined';
};

/** A page of the friends whom a member invited, newest first; undefined for a cursor of another list. */
export const listFriends = (orm: Orm, owner: Owner, page: PageRequest): Promise<Page<Referral> | undefined> =>
  pageOf(orm, { table: referrals, where: ofInviter(owner), by: [referrals.joined_at, referrals.id] }, page);

/** Most friends whose rewards are looked at together. */
const MOST_FRIENDS = 200;

/** Friends whose reward is not paid, the oldest first. */
export const unpaidFriends = (orm: Orm, owner: Owner): Promise<Referral[]> =>
  orm
    .select()
    .from(referrals)
    .where(and(ofInviter(owner), isNull(referrals.paid_at)))
    .orderBy(referrals.joined_at, referrals.id)
    .limit(MOST_FRIENDS);

/** Number of friends, and what was paid for them. */
export const sumFriends = async (orm: Orm, owner: Owner): Promise<{ friends: number; earned: bigint }> => {
  const [row] = await orm
    .select({
      friends: count(),
      earned: sql<string | null>`sum(${referrals.reward}) filter (where ${isNotNull(referrals.paid_at)})`,
    })
    .from(referrals)
    .where(ofInviter(owner));
  return { friends: row?.friends ?? 0, earned: BigInt(row?.earned ?? 0) };
};
