import type { CategoryCode } from '@baize/domain/categories';
import { addDays, dayAt } from '@baize/domain/days';
import type { Day } from '@baize/domain/days';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { inDays } from '../paging/inDays.ts';
import { post } from '../wallet/post.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import rates from './data/rebateRates.json' with { type: 'json' };
import { gameRounds } from '../rounds/rounds.schema.ts';
import { endedDays, rebates } from './records.schema.ts';

/** Rates by category, in hundredths of a per cent of the stakes. */
export const rebateRates: Readonly<Record<CategoryCode, number>> = rates;

const WHOLE = 10_000n;
/** Days before today whose rebates can be claimed. */
const DAYS = 7;

export type Rebate = {
  readonly day: Day;
  readonly gameType: CategoryCode;
  readonly base: bigint;
  readonly rate: number;
  /** Rounded down to a minor unit. */
  readonly amount: bigint;
  readonly status: 'running' | 'claimable' | 'claimed';
  readonly claimedAt: Date | undefined;
};

export type At = { readonly now: Date; readonly timeZone: string };

const rowsOfMember = ({ merchant, memberId }: Owner) =>
  and(eq(rebates.merchant, merchant), eq(rebates.member_id, memberId));

/** The rebate on stakes, rounded down. */
export const rebateOn = (base: bigint, rate: number): bigint => (base * BigInt(rate)) / WHOLE;

const ownStakes = sql<string>`coalesce(sum(${gameRounds.staked} - ${gameRounds.bonus_staked}), 0)::text`;

/** Settled stakes of own money by day and category; bonus money earns no rebate. */
const basesOf = async (orm: Orm, { merchant, memberId }: Owner, from: Day, timeZone: string) => {
  const day = sql<string>`to_char(${gameRounds.placed_at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const rows = await orm
    .select({ day, gameType: gameRounds.game_type, base: ownStakes })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.merchant, merchant),
        eq(gameRounds.member_id, memberId),
        inArray(gameRounds.status, ['won', 'lost']),
        inDays(gameRounds.placed_at, { from }, timeZone),
      ),
    )
    .groupBy(sql`1`, gameRounds.game_type)
    .orderBy(sql`1 desc`, gameRounds.game_type);
  return rows.map((row) => ({ ...row, base: BigInt(row.base) }));
};

/** Settled stakes of own money of a day and category. */
export const rebateBase = async (
  orm: Orm,
  owner: Owner,
  { day, gameType }: Pick<Rebate, 'day' | 'gameType'>,
  timeZone: string,
): Promise<bigint> => {
  const bases = await basesOf(orm, owner, day, timeZone);
  return bases.find((row) => row.day === day && row.gameType === gameType)?.base ?? 0n;
};

/** The rebates of a member from today and the days before that come to at least one minor unit. */
export const listRebates = async (orm: Orm, owner: Owner, { now, timeZone }: At): Promise<readonly Rebate[]> => {
  const today = dayAt(now.getTime(), timeZone);
  const from = addDays(today, -DAYS);
  const ended = await orm
    .select({ day: endedDays.day })
    .from(endedDays)
    .where(and(eq(endedDays.merchant, owner.merchant), gte(endedDays.day, from)));
  const claimed = await orm
    .select()
    .from(rebates)
    .where(and(rowsOfMember(owner), gte(rebates.day, from)));
  const isOver = (day: Day) => day < today || ended.some((row) => row.day === day);
  const bases = await basesOf(orm, owner, from, timeZone);
  const open = bases.flatMap(({ day, gameType, base }): Rebate[] => {
    const rate = rebateRates[gameType];
    const amount = rebateOn(base, rate);
    const isClaimed = claimed.some((row) => row.day === day && row.game_type === gameType);
    if (isClaimed || amount === 0n) return [];
    return [{ day, gameType, base, rate, amount, status: isOver(day) ? 'claimable' : 'running', claimedAt: undefined }];
  });
  const done = claimed.map(toClaimed);
  return [...open, ...done].sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1));
};

const toClaimed = ({
  day,
  game_type: gameType,
  base,
  rate,
  amount,
  claimed_at: at,
}: typeof rebates.$inferSelect): Rebate => ({
  day,
  gameType,
  base,
  rate,
  amount,
  status: 'claimed',
  claimedAt: at,
});

/** Ledger cause of a rebate: once for each member, day and category. */
export const rebateCause = (memberId: string, day: Day, gameType: CategoryCode): string =>
  `rebate:${memberId}:${day}:${gameType}`;

/** A claimed rebate of a member. */
export const findRebate = async (orm: Orm, owner: Owner, day: Day, gameType: string): Promise<Rebate | undefined> => {
  const [row] = await orm
    .select()
    .from(rebates)
    .where(and(rowsOfMember(owner), eq(rebates.day, day), sql`${rebates.game_type} = ${gameType}`));
  return row && toClaimed(row);
};

/** Pays the rebate of a day and category, once. Locks the wallet, so that a stake that is returned waits. */
export const claimRebate = async (
  tx: Tx,
  owner: Owner,
  { day, gameType }: Pick<Rebate, 'day' | 'gameType'>,
  at: At,
): Promise<Rebate | 'rebateUnknown' | 'rebateRunning' | 'rebateClaimed' | 'walletFull'> => {
  const { merchant, memberId } = owner;
  await lockWallet(tx, owner);
  const rebate = (await listRebates(tx, owner, at)).find((one) => one.day === day && one.gameType === gameType);
  if (rebate === undefined) return 'rebateUnknown';
  if (rebate.status === 'running') return 'rebateRunning';
  if (rebate.status === 'claimed') return 'rebateClaimed';
  const { base, rate, amount } = rebate;
  const row = { merchant, member_id: memberId, day, game_type: gameType, base, rate, amount, claimed_at: at.now };
  const claimed = await tx.insert(rebates).values(row).onConflictDoNothing().returning();
  if (claimed.length === 0) return 'rebateClaimed';
  const booked = await post(tx, {
    merchant,
    kind: 'rebate',
    cause: rebateCause(memberId, day, gameType),
    postings: [
      { account: { kind: 'promotionBudget' }, amount: -amount },
      { account: { kind: 'main', memberId }, amount },
    ],
    now: at.now,
  });
  return booked === undefined ? 'walletFull' : { ...rebate, status: 'claimed', claimedAt: at.now };
};

/** Ends a day early, so that its rebates can be claimed. */
export const endDay = async (orm: Orm, merchant: string, day: Day, now: Date): Promise<void> => {
  await orm.insert(endedDays).values({ merchant, day, ended_at: now }).onConflictDoNothing();
};
