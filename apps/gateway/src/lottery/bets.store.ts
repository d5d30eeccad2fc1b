import { randomUUID } from 'node:crypto';
import { paidBy } from '@baize/domain/lottery';
import type { Drawn } from '@baize/domain/lottery';
import type { DayRange } from '@baize/domain/days';
import { and, desc, eq, gt, isNull, lte, max, or } from 'drizzle-orm';
import { maskedName, rememberWins } from '../catalogue/wins.store.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { findMember } from '../accounts/members.store.ts';
import { eachPage } from '../paging/eachPage.ts';
import { inDays } from '../paging/inDays.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { ListQuery, Page, PageRequest } from '../paging/pageOf.ts';
import { collectForBonuses, giveStakeBack, placeStake, settlePrize } from '../wallet/play.ts';
import { DRAWS, settleRound } from '../rounds/rounds.store.ts';
import { catchWalletFull, WalletFull } from '../wallet/catchWalletFull.ts';
import type { Limits, StakeRefusal } from '../wallet/limits.types.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { drawResults, findDraw } from './draws.store.ts';
import { lotteryOf } from './lotteries.ts';
import { bets } from './lottery.schema.ts';
import type { BetEntry } from './lottery.schema.ts';

export type Bet = typeof bets.$inferSelect;
export type NewBet = Pick<Bet, 'vassalage' | 'game_code' | 'issue_number' | 'draw_time' | 'entries' | 'total'>;

type Terms = Pick<Limits, 'refusePlay'> & { readonly closesAt: Date; readonly clock: () => Date };

/**
 * Debits and stores a bet. Returns undefined when the balance is too low, `drawClosed` when the wallet lock came after
 * closing time, and a refusal by the member's limits.
 */
export const insertBet = async (
  tx: Tx,
  owner: Owner,
  wished: NewBet,
  { closesAt, clock, refusePlay }: Terms,
): Promise<Bet | 'drawClosed' | StakeRefusal | undefined> => {
  const id = randomUUID();
  await lockWallet(tx, owner);
  // Read the clock after the lock: another transaction may have held the wallet past the closing time.
  const now = clock();
  if (now >= closesAt) return 'drawClosed';
  const { total } = wished;
  const refused = await refusePlay(tx, owner, { kind: 'stake', amount: total }, now);
  if (refused !== undefined) return refused;
  const bet = { ...wished, merchant: owner.merchant, id, member_id: owner.memberId };
  if ((await placeStake(tx, playOf(bet, total, now))) === undefined) return undefined;
  const [placed] = await tx
    .insert(bets)
    .values({ ...bet, placed_at: now })
    .returning();
  return placed;
};

type OfBet = Pick<Bet, 'merchant' | 'member_id' | 'id' | 'vassalage' | 'game_code'>;

/** A movement of a bet on a draw; the bet is its round. */
const playOf = ({ merchant, member_id: memberId, id, vassalage, game_code }: OfBet, amount: bigint, now: Date) => ({
  merchant,
  memberId,
  vassalage,
  gameType: categoryOf(vassalage),
  gameCode: game_code,
  sessionId: DRAWS,
  round: id,
  reference: id,
  amount,
  now,
  holdsWallet: false,
});

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

/** End of a bet: the numbers drawn, or `refunded` when its draw never takes place. */
type Outcome = Drawn | 'refunded';

type Settling = { readonly outcome: Outcome; readonly now: Date; readonly waits: boolean };

/** Pays a bet's prize, or its stake back; false when the wallet has no room. */
const pay = async (tx: Tx, bet: Bet, amount: bigint, { outcome, now }: Settling): Promise<boolean> => {
  const play = playOf(bet, amount, now);
  if (amount === 0n) {
    await settleRound(tx, play, 0n, now);
    return true;
  }
  if (outcome === 'refunded')
    return (
      (await catchWalletFull(tx, async (part) => {
        if ((await giveStakeBack(part, play)) === undefined) throw new WalletFull();
        await collectForBonuses(part, play);
      })) !== 'walletFull'
    );
  if ((await settlePrize(tx, play, () => Promise.resolve([bet.id]))) === undefined) return false;
  await showWin(tx, bet, amount, now);
  return true;
};

const settle = (
  orm: Orm,
  { id, merchant }: Pick<Bet, 'id' | 'merchant'>,
  settling: Settling,
): Promise<Bet | undefined> =>
  orm.transaction(async (tx) => {
    const { outcome, now, waits } = settling;
    const isOpen = and(eq(bets.merchant, merchant), eq(bets.id, id), isNull(bets.settled_at));
    // Locks the row until commit: a concurrent settlement skips it, or waits and finds it settled.
    const [bet] = await tx
      .select()
      .from(bets)
      .where(isOpen)
      .for('update', waits ? {} : { skipLocked: true });
    if (bet === undefined) return undefined;
    const entries = outcome === 'refunded' ? bet.entries : bet.entries.map((entry) => settled(entry, outcome));
    const won = outcome === 'refunded' ? bet.total : entries.reduce((sum, entry) => sum + BigInt(entry.won ?? 0), 0n);
    // The payment would overflow the wallet: the bet stays open until there is room.
    if (!(await pay(tx, bet, won, settling))) return undefined;
    const numbers =
      outcome === 'refunded'
        ? {}
        : { winning_numbers: [...outcome.winningNumbers], special_number: outcome.specialNumber ?? null };
    await tx
      .update(bets)
      .set({ settled_at: now, won, entries, ...numbers })
      .where(isOpen);
    return bet;
  });

/** The outcome of a due bet. Its draw takes place now if it has not, unless its lottery was removed before. */
const outcomeOf = async (orm: Orm, merchant: string, bet: Bet): Promise<Outcome | undefined> => {
  const { vassalage, game_code, draw_time: drawTime, issue_number: issueNumber } = bet;
  const lottery = lotteryOf(vassalage, game_code);
  const draw = { vassalage, game_code, drawTime, issueNumber };
  const drawn =
    lottery === undefined
      ? await findDraw(orm, merchant, draw)
      : (await drawResults(orm, merchant, [{ ...draw, drum: lottery.drum }]))(draw)[0];
  if (drawn === undefined) return lottery === undefined ? 'refunded' : undefined;
  return { winningNumbers: drawn.winning_numbers, specialNumber: drawn.special_number ?? undefined };
};

const BATCH = 500;

type Whose = {
  readonly merchant: string;
  readonly memberId?: string;
  readonly batchSize?: number;
  /** Ends the work after the current bet, once true. */
  readonly isStopped?: () => boolean;
};

/** Due bets in batches, by draw time. A bet that cannot be settled yet does not hold back those after it. */
const eachDue = async function* (
  orm: Orm,
  { merchant, memberId, batchSize = BATCH }: Whose,
  now: Date,
): AsyncGenerator<readonly Bet[]> {
  let batch: readonly Bet[] = [];
  do {
    const last = batch.at(-1);
    batch = await orm
      .select()
      .from(bets)
      .where(
        and(
          eq(bets.merchant, merchant),
          isNull(bets.settled_at),
          lte(bets.draw_time, now),
          memberId === undefined ? undefined : eq(bets.member_id, memberId),
          last && or(gt(bets.draw_time, last.draw_time), and(eq(bets.draw_time, last.draw_time), gt(bets.id, last.id))),
        ),
      )
      .orderBy(bets.draw_time, bets.id)
      .limit(batchSize);
    yield batch;
  } while (batch.length === batchSize);
};

/**
 * Settles all due bets of a merchant, each once; returns the ids of their members. A bet on a lottery that was removed
 * before its draw is refunded. For a single member it waits for concurrent settlements: on return no due bet is open,
 * unless its payment would overflow the wallet.
 */
export const settleDue = async (orm: Orm, whose: Whose, now: Date): Promise<ReadonlySet<string>> => {
  const { merchant, memberId, isStopped = () => false } = whose;
  const memberIds = new Set<string>();
  for await (const batch of eachDue(orm, whose, now))
    for (const due of batch) {
      if (isStopped()) return memberIds;
      const outcome = await outcomeOf(orm, merchant, due);
      if (outcome === undefined) continue;
      const bet = await settle(orm, due, { outcome, now, waits: memberId !== undefined });
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
