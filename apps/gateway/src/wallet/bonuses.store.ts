import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { bonuses } from './bonuses.schema.ts';
import { WalletFull } from './catchWalletFull.ts';
import { post } from './post.ts';
import type { Account } from './post.ts';
import { bindTurnover, reduceTurnover } from './turnover.store.ts';
import { accountBalances } from './wallet.schema.ts';
import { lockWallet } from './wallet.store.ts';
import type { Owner } from './wallet.store.ts';

export type Bonus = typeof bonuses.$inferSelect;
/** A bonus with the money that lies on its account. */
export type HeldBonus = Bonus & { readonly held: bigint };

/** How a bonus is spent and how it ends; data of its promotion. */
export type BonusTerms = {
  readonly isFirst: boolean;
  readonly isForfeited: boolean;
  readonly days: number | undefined;
};

const DAY_MS = 86_400_000;

const isThis = ({ merchant, id }: Bonus) => and(eq(bonuses.merchant, merchant), eq(bonuses.id, id));
const ofOwner = ({ merchant, memberId }: Owner) => and(eq(bonuses.merchant, merchant), eq(bonuses.member_id, memberId));

/** The account of a bonus. */
export const bonusAccount = ({ member_id: memberId, id }: Pick<Bonus, 'member_id' | 'id'>): Account => ({
  kind: 'bonus',
  memberId,
  bonusId: id,
});

/** SQL: the id of a bonus's account. */
export const bonusAccountId = sql<string>`'bonus:' || ${bonuses.member_id} || ':' || ${bonuses.id}`;

type Grant = {
  readonly cause: string;
  readonly amount: bigint;
  readonly required: bigint;
  /** The part of `required` that stays when the bonus ends without being wagered. */
  readonly basic: bigint;
  readonly promotionId?: string | undefined;
  readonly terms: BonusTerms;
  readonly now: Date;
};

/** Pays a bonus from the promotion budget, once per cause, and binds it; own money at once when nothing binds it. */
export const grantBonus = async (tx: Tx, { merchant, memberId }: Owner, grant: Grant): Promise<void> => {
  const { cause, amount, required, basic, promotionId, terms, now } = grant;
  const id = randomUUID();
  await lockWallet(tx, { merchant, memberId });
  const isBound = required > 0n;
  const booked = await post(tx, {
    merchant,
    kind: 'bonus',
    cause,
    postings: [
      { account: { kind: 'promotionBudget' }, amount: -amount },
      { account: isBound ? { kind: 'bonus', memberId, bonusId: id } : { kind: 'main', memberId }, amount },
    ],
    now,
  });
  if (booked === undefined) throw new WalletFull();
  if (!isBound) return;
  await tx.insert(bonuses).values({
    merchant,
    id,
    member_id: memberId,
    cause,
    amount,
    is_first: terms.isFirst,
    is_forfeited: terms.isForfeited,
    lapses_at: terms.days === undefined ? null : new Date(now.getTime() + terms.days * DAY_MS),
    basic,
    state: 'open',
    left: required,
    released: 0n,
    owed: 0n,
    nth: 1,
    granted_at: now,
  });
  await bindTurnover(tx, { merchant, memberId }, { cause, kind: 'bonus', base: amount, required, promotionId, now });
};

/** Bonuses of a member with their money, the oldest first. */
const heldBonuses = async (
  orm: Orm,
  owner: Owner,
  states: readonly Bonus['state'][],
): Promise<readonly HeldBonus[]> => {
  const rows = await orm
    .select({ bonus: bonuses, held: accountBalances.balance })
    .from(bonuses)
    .leftJoin(
      accountBalances,
      and(eq(accountBalances.merchant, bonuses.merchant), eq(accountBalances.account, bonusAccountId)),
    )
    .where(and(ofOwner(owner), inArray(bonuses.state, [...states])))
    .orderBy(asc(bonuses.granted_at), asc(bonuses.id));
  return rows.map(({ bonus, held }) => ({ ...bonus, held: held ?? 0n }));
};

/** Changes a bonus. */
export const changeBonus = async (tx: Tx, bonus: Bonus, changes: Partial<Bonus>): Promise<void> => {
  await tx.update(bonuses).set(changes).where(isThis(bonus));
};

/** True when a member has a bonus that is open; without a lock. */
export const hasOpenBonus = async (orm: Orm, owner: Owner): Promise<boolean> => {
  const [row] = await orm
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(and(ofOwner(owner), eq(bonuses.state, 'open')))
    .limit(1);
  return row !== undefined;
};

/** Ends a bonus that was not wagered: what is left goes back to the promotion budget. Requires the wallet lock. */
const endBonus = async (tx: Tx, bonus: HeldBonus, state: 'lapsed' | 'forfeited', now: Date): Promise<void> => {
  const { merchant, cause, basic, held, nth } = bonus;
  if (held > 0n) {
    const booked = await post(tx, {
      merchant,
      kind: 'bonusReturned',
      cause: `${cause}:${state}:${nth}`,
      postings: [
        { account: bonusAccount(bonus), amount: -held },
        { account: { kind: 'promotionBudget' }, amount: held },
      ],
      now,
    });
    if (booked === undefined) throw new Error(`${cause} has less than ${held}.`);
  }
  await changeBonus(tx, bonus, { state, owed: 0n, ended_at: now });
  await reduceTurnover(tx, merchant, cause, basic, now);
};

/** Open bonuses of a member, the oldest first, after ending those that have lapsed. Requires the wallet lock. */
export const openBonuses = async (tx: Tx, owner: Owner, now: Date): Promise<readonly HeldBonus[]> => {
  const open: HeldBonus[] = [];
  for (const bonus of await heldBonuses(tx, owner, ['open']))
    if (bonus.lapses_at !== null && bonus.lapses_at <= now) await endBonus(tx, bonus, 'lapsed', now);
    else open.push(bonus);
  return open;
};

/** Open and released bonuses of a member, the oldest first. Requires the wallet lock. */
export const livingBonuses = (tx: Tx, owner: Owner): Promise<readonly HeldBonus[]> =>
  heldBonuses(tx, owner, ['open', 'released']);

/** Ends the bonuses that a withdrawal forfeits. Requires the wallet lock. */
export const forfeitBonuses = async (tx: Tx, owner: Owner, now: Date): Promise<void> => {
  for (const bonus of await openBonuses(tx, owner, now))
    if (bonus.is_forfeited) await endBonus(tx, bonus, 'forfeited', now);
};

/** Ends all open bonuses of a member, who gives them up. Requires the wallet lock. */
export const giveUpBonuses = async (tx: Tx, owner: Owner, now: Date): Promise<void> => {
  for (const bonus of await openBonuses(tx, owner, now)) await endBonus(tx, bonus, 'forfeited', now);
};

/** Bonus money of a member. */
export const readBonusMoney = async (orm: Orm, { merchant, memberId }: Owner): Promise<bigint> => {
  const [row] = await orm
    .select({ total: sql<string>`coalesce(sum(${accountBalances.balance}), 0)::text` })
    .from(accountBalances)
    .where(
      and(
        eq(accountBalances.merchant, merchant),
        eq(accountBalances.member_id, memberId),
        sql`${accountBalances.account} like 'bonus:%'`,
      ),
    );
  return BigInt(row?.total ?? 0);
};

const isDue = (now: Date) => and(eq(bonuses.state, 'open'), lte(bonuses.lapses_at, now));

/** Ids of merchants with open bonuses that lapse some day. */
export const merchantsWithBonuses = async (orm: Orm): Promise<readonly string[]> => {
  const rows = await orm
    .selectDistinct({ merchant: bonuses.merchant })
    .from(bonuses)
    .where(and(eq(bonuses.state, 'open'), sql`${bonuses.lapses_at} is not null`));
  return rows.map(({ merchant }) => merchant);
};

/** Ends all bonuses of a merchant that have lapsed; returns the ids of their members. */
export const lapseBonuses = async (orm: Orm, merchant: string, now: Date): Promise<readonly string[]> => {
  const due = await orm
    .selectDistinct({ memberId: bonuses.member_id })
    .from(bonuses)
    .where(and(eq(bonuses.merchant, merchant), isDue(now)));
  for (const { memberId } of due)
    await orm.transaction(async (tx) => {
      await lockWallet(tx, { merchant, memberId });
      await openBonuses(tx, { merchant, memberId }, now);
    });
  return due.map(({ memberId }) => memberId);
};
