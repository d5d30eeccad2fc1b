import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { bonuses } from './bonuses.schema.ts';
import { bonusAccount, bonusAccountId, hasOpenBonus, openBonuses, readBonusMoney } from './bonuses.store.ts';
import type { Bonus, HeldBonus } from './bonuses.store.ts';
import { post } from './post.ts';
import type { Account, Posting } from './post.ts';
import { postings, transactions } from './wallet.schema.ts';
import { lockWallet, moveMoney, readWallet } from './wallet.store.ts';
import type { Owner, Wallet } from './wallet.store.ts';

/** A movement of a game; `amount` is above zero. */
type GameMove = Owner & {
  readonly amount: bigint;
  readonly vassalage: string;
  readonly reference: string;
  readonly now: Date;
};

type Taken = { readonly wallet: Wallet; /** The part that was bonus money. */ readonly bonus: bigint };

const HIGHEST = 2n ** 63n - 1n;

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Own and bonus money of a member, at most 64 bits. */
export const readMoney = async (orm: Orm, owner: Owner): Promise<Wallet | undefined> => {
  const wallet = await readWallet(orm, owner);
  return wallet && { ...wallet, balance: lesser(wallet.balance + (await readBonusMoney(orm, owner)), HIGHEST) };
};

const sourceOf = (bonus: HeldBonus) => ({ account: bonusAccount(bonus), has: bonus.held });

/** Where a stake comes from: bonuses that go first, own money, the other bonuses; the oldest bonus first. */
const sourcesOf = ({ memberId }: Owner, own: bigint, open: readonly HeldBonus[]) => {
  const main: Account = { kind: 'main', memberId };
  return [
    ...open.filter((bonus) => bonus.is_first).map(sourceOf),
    { account: main, has: own },
    ...open.filter((bonus) => !bonus.is_first).map(sourceOf),
  ];
};

const book = async (
  tx: Tx,
  { merchant, memberId, vassalage, reference, amount, now }: GameMove,
  kind: 'debit' | 'credit' | 'rollback',
  parts: readonly Posting[],
): Promise<Wallet | undefined> => {
  const booked = await post(tx, {
    merchant,
    kind,
    cause: `vendor:${vassalage}:${reference}:${kind}`,
    vassalage,
    reference,
    postings: [...parts, { account: { kind: 'vendor', vassalage }, amount: kind === 'debit' ? amount : -amount }],
    now,
  });
  return booked && readMoney(tx, { merchant, memberId });
};

/**
 * Takes a stake in the order of `sourcesOf`. Undefined, with nothing taken, when own and bonus money are too little. The
 * wallet stays locked until the transaction ends.
 */
export const takeStake = async (tx: Tx, move: GameMove): Promise<Taken | undefined> => {
  if (!(await hasOpenBonus(tx, move))) {
    const wallet = await moveMoney(tx, { ...move, amount: -move.amount, kind: 'debit' });
    return wallet && { wallet, bonus: 0n };
  }
  await lockWallet(tx, move);
  const open = await openBonuses(tx, move, move.now);
  const own = (await readWallet(tx, move))?.balance ?? 0n;
  const parts: Posting[] = [];
  let [left, bonus] = [move.amount, 0n];
  for (const { account, has } of sourcesOf(move, own, open)) {
    const part = lesser(has, left);
    left -= part;
    if (account.kind === 'bonus') bonus += part;
    parts.push({ account, amount: -part });
  }
  const wallet = left > 0n ? undefined : await book(tx, move, 'debit', parts);
  return wallet && { wallet, bonus };
};

type Share = { readonly bonus: Bonus; readonly amount: bigint };

/** What stakes took from bonuses, by the postings of their transactions. */
const bonusShares = async (
  tx: Tx,
  { merchant, vassalage }: Pick<GameMove, 'merchant' | 'vassalage'>,
  references: readonly string[],
): Promise<readonly Share[]> => {
  if (references.length === 0) return [];
  const rows = await tx
    .select({ bonus: bonuses, amount: sql<string>`(-sum(${postings.amount}))::text` })
    .from(transactions)
    .innerJoin(
      postings,
      and(eq(postings.merchant, transactions.merchant), eq(postings.transaction_id, transactions.id)),
    )
    .innerJoin(bonuses, and(eq(bonuses.merchant, postings.merchant), eq(bonusAccountId, postings.account)))
    .where(
      and(
        eq(transactions.merchant, merchant),
        eq(transactions.vassalage, vassalage),
        inArray(transactions.reference, [...references]),
        eq(transactions.kind, 'debit'),
        sql`${postings.account} like 'bonus:%'`,
      ),
    )
    .groupBy(bonuses.merchant, bonuses.id)
    .orderBy(bonuses.granted_at, bonuses.id);
  return rows.map(({ bonus, amount }) => ({ bonus, amount: BigInt(amount) }));
};

/** Where money for a bonus goes: to its account while it is open, after that to what its money became. */
const homeOf = (bonus: Bonus): Account => {
  if (bonus.state === 'open') return bonusAccount(bonus);
  return bonus.state === 'released' ? { kind: 'main', memberId: bonus.member_id } : { kind: 'promotionBudget' };
};

/** Pays to each bonus `shareOf` its stake, and the rest to own money. */
const payBack = async (
  tx: Tx,
  move: GameMove,
  kind: 'credit' | 'rollback',
  references: readonly string[],
  shareOf: (amount: bigint) => bigint,
): Promise<Wallet | undefined> => {
  await lockWallet(tx, move);
  await openBonuses(tx, move, move.now);
  const shares = await bonusShares(tx, move, references);
  const parts = shares.map(({ bonus, amount }) => ({ account: homeOf(bonus), amount: shareOf(amount) }));
  const rest = parts.reduce((left, { amount }) => left - amount, move.amount);
  return book(tx, move, kind, [{ account: { kind: 'main', memberId: move.memberId }, amount: rest }, ...parts]);
};

/** The part of a stake that was bonus money. */
export const bonusPartOf = async (
  tx: Tx,
  move: Pick<GameMove, 'merchant' | 'vassalage' | 'reference'>,
): Promise<bigint> => (await bonusShares(tx, move, [move.reference])).reduce((sum, { amount }) => sum + amount, 0n);

const withBonusMoney = async (tx: Tx, owner: Owner, wallet: Wallet | undefined): Promise<Wallet | undefined> =>
  wallet && readMoney(tx, owner);

type Stakes = {
  /** References of the stakes of the round that stand. */
  readonly references: () => Promise<readonly string[]>;
  readonly staked: bigint;
  /** The part of it that was bonus money. */
  readonly bonusStaked: bigint;
};

/**
 * Pays a prize to the accounts in the share that they staked: to each bonus its share rounded down, the rest to own
 * money. Undefined when the wallet has no room.
 */
export const payPrize = async (
  tx: Tx,
  move: GameMove,
  { references, staked, bonusStaked }: Stakes,
): Promise<Wallet | undefined> => {
  if (bonusStaked === 0n || staked === 0n)
    return withBonusMoney(tx, move, await moveMoney(tx, { ...move, kind: 'credit' }));
  return payBack(tx, move, 'credit', await references(), (part) => (move.amount * part) / staked);
};

/** Returns a stake: to each account exactly what was taken from it. Undefined when the wallet has no room. */
export const payStakeBack = async (tx: Tx, move: GameMove, bonus: bigint): Promise<Wallet | undefined> =>
  bonus === 0n
    ? withBonusMoney(tx, move, await moveMoney(tx, { ...move, kind: 'rollback' }))
    : payBack(tx, move, 'rollback', [move.reference], (part) => part);
