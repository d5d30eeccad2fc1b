import { randomUUID } from 'node:crypto';
import { paidBy } from '@baize/domain/lottery';
import type { Drawn } from '@baize/domain/lottery';
import type { DayRange } from '@baize/domain/days';
import { and, desc, eq, isNull, lte, max } from 'drizzle-orm';
import { maskedName, rememberWins } from '../catalogue/wins.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { findMember } from '../accounts/members.store.ts';
import { eachPage } from '../paging/eachPage.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { ListQuery, Page, PageRequest } from '../paging/pageOf.ts';
import { addStake, DRAWS, settleRound } from '../rounds/rounds.store.ts';
import { lockWallet, moveMoney } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { drawResults } from './draws.store.ts';
import { lotteryOf } from './lotteries.ts';
import { bets } from './lottery.schema.ts';
import type { BetEntry } from './lottery.schema.ts';

export type Bet = typeof bets.$inferSelect;
export type NewBet = Pick<Bet, 'vassalage' | 'game_code' | 'issue_number' | 'draw_time' | 'entries' | 'total'>;

type Deadline = { readonly closesAt: Date; readonly clock: () => Date };

/**
 * Debits and stores a bet. Returns undefined when the balance is too low, `drawClosed` when the wallet lock came after
 * closing time.
 */
export const insertBet = async (
  tx: Tx,
  owner: Owner,
  wished: NewBet,
  { closesAt, clock }: Deadline,
): Promise<Bet | 'drawClosed' | undefined> => {
  const id = randomUUID();
  await lockWallet(tx, owner);
  // Read the clock after the lock: another transaction may have held the wallet past the closing time.
  const now = clock();
  if (now >= closesAt) return 'drawClosed';
  const { vassalage, total } = wished;
  const stake = { ...owner, amount: -total, kind: 'debit' as const, vassalage, reference: id, now };
  if ((await moveMoney(tx, stake)) === undefined) return undefined;
  const own = { merchant: owner.merchant, id, member_id: owner.memberId, placed_at: now };
  const [bet] = await tx
    .insert(bets)
    .values({ ...own, ...wished })
    .returning();
  const { merchant, memberId } = owner;
  const game = { vassalage, gameType: categoryOf(vassalage), gameCode: wished.game_code };
  await addStake(tx, { merchant, memberId, ...game, sessionId: DRAWS, round: id }, total, now);
  return bet;
};

/** The category of a house of draws. */
const categoryOf = (vassalage: string) => (vassalage === 'LOTT' ? ('LOTT' as const) : ('ELOTT' as const));

const HUNDREDTHS = 100n;

/** Settles an entry: its win in minor units, rounded down. */
const settled = (entry: BetEntry, drawn: Drawn): BetEntry => ({
  ...entry,
  won: ((BigInt(entry.stake) * BigInt(paidBy(entry, drawn))) / HUNDREDTHS).toString(),
});

/** Adds the prize to the public winner board, under a masked name. */
const showWin = async (tx: Tx, bet: Bet, amount: bigint, now: Date): Promise<void> => {
  const member = await findMember(tx, bet.merchant, bet.member_id);
  const player = maskedName(member?.nickname || member?.account || '');
  const { merchant, vassalage, game_code } = bet;
  await rememberWins(tx, [
    {
      merchant,
      vassalage,
      game_type: categoryOf(vassalage),
      game_code,
      reference: bet.id,
      player,
      amount,
      won_at: now,
    },
  ]);
};

type Settling = { readonly drawn: Drawn; readonly now: Date; readonly waits: boolean };

const settle = (
  orm: Orm,
  { id, merchant }: Pick<Bet, 'id' | 'merchant'>,
  { drawn, now, waits }: Settling,
): Promise<Bet | undefined> =>
  orm.transaction(async (tx) => {
    const isOpen = and(eq(bets.merchant, merchant), eq(bets.id, id), isNull(bets.settled_at));
    // Locks the row until commit: a concurrent settlement skips it, or waits and finds it settled.
    const [bet] = await tx
      .select()
      .from(bets)
      .where(isOpen)
      .for('update', waits ? {} : { skipLocked: true });
    if (bet === undefined) return undefined;
    const entries = bet.entries.map((entry) => settled(entry, drawn));
    const won = entries.reduce((sum, entry) => sum + BigInt(entry.won ?? 0), 0n);
    if (won > 0n) {
      const { member_id: memberId, vassalage } = bet;
      const prize = { merchant, memberId, amount: won, kind: 'credit' as const, vassalage, reference: id, now };
      // The prize would overflow the wallet: the bet stays open until there is room.
      if ((await moveMoney(tx, prize)) === undefined) return undefined;
      await showWin(tx, bet, won, now);
    }
    await settleRound(tx, { merchant, sessionId: DRAWS, round: id }, won, now);
    const { winningNumbers, specialNumber = null } = drawn;
    const settlement = {
      settled_at: now,
      won,
      entries,
      winning_numbers: [...winningNumbers],
      special_number: specialNumber,
    };
    await tx.update(bets).set(settlement).where(isOpen);
    return bet;
  });

const MOST_AT_ONCE = 500;

/**
 * Settles the due bets of a merchant, each once; returns the ids of their members. For a single member it waits for
 * concurrent settlements: on return no due bet is open, unless its prize would overflow the wallet.
 */
export const settleDue = async (
  orm: Orm,
  { merchant, memberId }: { readonly merchant: string; readonly memberId?: string },
  now: Date,
): Promise<ReadonlySet<string>> => {
  const due = await orm
    .select()
    .from(bets)
    .where(
      and(
        eq(bets.merchant, merchant),
        isNull(bets.settled_at),
        lte(bets.draw_time, now),
        memberId === undefined ? undefined : eq(bets.member_id, memberId),
      ),
    )
    .orderBy(bets.draw_time)
    .limit(MOST_AT_ONCE);
  const memberIds = new Set<string>();
  for (const { id, vassalage, game_code, draw_time: drawTime, issue_number: issueNumber } of due) {
    const lottery = lotteryOf(vassalage, game_code);
    if (lottery === undefined) continue;
    const draw = { vassalage, game_code, drawTime, issueNumber, drum: lottery.drum };
    const [drawn] = (await drawResults(orm, merchant, [draw]))(draw);
    if (drawn === undefined) continue;
    const { winning_numbers: winningNumbers, special_number: special } = drawn;
    const settling = {
      drawn: { winningNumbers, specialNumber: special ?? undefined },
      now,
      waits: memberId !== undefined,
    };
    const bet = await settle(orm, { id, merchant }, settling);
    if (bet !== undefined) memberIds.add(bet.member_id);
  }
  return memberIds;
};

/** Ids of merchants with unsettled bets. */
export const merchantsWithOpenBets = async (orm: Orm): Promise<readonly string[]> => {
  const rows = await orm.selectDistinct({ merchant: bets.merchant }).from(bets).where(isNull(bets.settled_at));
  return rows.map(({ merchant }) => merchant);
};

/** Filters of a member's bets: a lottery, and the days they were placed on. */
export type BetFilters = DayRange & { readonly gameCode?: string | undefined; readonly timeZone: string };

const betsOf = ({ merchant, memberId }: Owner, { gameCode, timeZone, ...days }: BetFilters): ListQuery<typeof bets> => {
  const where = and(
    eq(bets.merchant, merchant),
    eq(bets.member_id, memberId),
    gameCode === undefined ? undefined : eq(bets.game_code, gameCode),
    inDays(bets.placed_at, days, timeZone),
  );
  return { table: bets, where, by: [bets.placed_at, bets.id] };
};

/** A page of a member's bets, newest first; undefined for a cursor of another list. */
export const listBets = (
  orm: Orm,
  owner: Owner,
  filters: BetFilters,
  page: PageRequest,
): Promise<Page<Bet> | undefined> => pageOf(orm, betsOf(owner, filters), page);

/** A member's bets up to `limit`, newest first, in batches. */
export const eachBet = (orm: Orm, owner: Owner, filters: BetFilters, limit: number): AsyncGenerator<readonly Bet[]> =>
  eachPage(orm, betsOf(owner, filters), limit);

/** Game codes of a vendor's lotteries that a member has bet on, most recent first. */
export const recentLotteries = async (
  orm: Orm,
  { merchant, memberId }: Owner,
  vassalage: string,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await orm
    .select({ code: bets.game_code, last: max(bets.placed_at) })
    .from(bets)
    .where(and(eq(bets.merchant, merchant), eq(bets.member_id, memberId), eq(bets.vassalage, vassalage)))
    .groupBy(bets.game_code)
    .orderBy(desc(max(bets.placed_at)))
    .limit(limit);
  return rows.map(({ code }) => code);
};
