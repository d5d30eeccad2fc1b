import { randomUUID } from 'node:crypto';
import type { CategoryCode } from '@baize/domain/categories';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { turnoverOfStake } from './turnoverShares.ts';
import { gameRounds } from './rounds.schema.ts';

export type GameRound = typeof gameRounds.$inferSelect;

/** Session id of bets on draws, whose rounds are the ids of the bets. */
export const DRAWS = 'draws';

export type RoundKey = { readonly merchant: string; readonly sessionId: string; readonly round: string };

export type RoundOf = RoundKey & {
  readonly memberId: string;
  readonly vassalage: string;
  readonly gameType: CategoryCode;
  readonly gameCode: string;
};

const isThis = ({ merchant, sessionId, round }: RoundKey) =>
  and(eq(gameRounds.merchant, merchant), eq(gameRounds.session_id, sessionId), eq(gameRounds.round, round));

/** Reads a round and locks it until the transaction ends. */
export const lockRound = async (tx: Tx, key: RoundKey): Promise<GameRound | undefined> => {
  const [row] = await tx.select().from(gameRounds).where(isThis(key)).for('update');
  return row;
};

/** A stake, and the part of it that was bonus money. */
export type Stake = { readonly amount: bigint; readonly bonus: bigint };

/** Adds a stake to its round, which begins with its first stake. A round of a vendor is lost until a prize comes. */
export const addStake = async (tx: Tx, of: RoundOf, { amount, bonus }: Stake, now: Date): Promise<void> => {
  const { merchant, memberId, vassalage, gameType, gameCode, sessionId, round } = of;
  const isDraw = sessionId === DRAWS;
  const sums = { staked: amount, bonus_staked: bonus, turnover: turnoverOfStake(amount, gameType) };
  const inserted = await tx
    .insert(gameRounds)
    .values({
      merchant,
      id: randomUUID(),
      member_id: memberId,
      vassalage,
      game_type: gameType,
      game_code: gameCode,
      session_id: sessionId,
      round,
      placed_at: now,
      settled_at: isDraw ? null : now,
      won: 0n,
      status: isDraw ? 'open' : 'lost',
      ...sums,
    })
    .onConflictDoNothing()
    .returning({ id: gameRounds.id });
  if (inserted.length > 0) return;
  const row = await lockRound(tx, of);
  if (row === undefined) return;
  const staked = row.staked + amount;
  const status = row.won > 0n ? 'won' : 'lost';
  await tx
    .update(gameRounds)
    .set({
      staked,
      bonus_staked: row.bonus_staked + bonus,
      turnover: turnoverOfStake(staked, row.game_type),
      status,
    })
    .where(isThis(of));
};

/** Settles a round with a prize; 0 for a bet on a draw that lost. */
export const settleRound = async (tx: Tx, key: RoundKey, amount: bigint, now: Date): Promise<void> => {
  await tx
    .update(gameRounds)
    .set({
      won: sql`${gameRounds.won} + ${amount.toString()}::bigint`,
      status: sql`case when ${gameRounds.won} + ${amount.toString()}::bigint > 0 then 'won' else 'lost' end`,
      settled_at: now,
    })
    .where(isThis(key));
};

/** Takes a returned stake out of its round: it counts neither as staked nor towards turnover. */
export const returnStake = async (tx: Tx, key: RoundKey, { amount, bonus }: Stake, now: Date): Promise<void> => {
  const row = await lockRound(tx, key);
  if (row === undefined) return;
  const staked = row.staked - amount;
  const status = staked === 0n ? ('returned' as const) : row.status;
  await tx
    .update(gameRounds)
    .set({
      staked,
      bonus_staked: row.bonus_staked - bonus,
      turnover: turnoverOfStake(staked, row.game_type),
      status,
      settled_at: now,
    })
    .where(isThis(key));
};

/** A round of a member by its id. */
export const findRound = async (
  orm: Orm,
  { merchant, memberId }: { readonly merchant: string; readonly memberId: string },
  by: { readonly id: string } | Omit<RoundKey, 'merchant'>,
): Promise<GameRound | undefined> => {
  const isIt = 'id' in by ? eq(gameRounds.id, by.id) : isThis({ merchant, ...by });
  const [row] = await orm
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.merchant, merchant), eq(gameRounds.member_id, memberId), isIt));
  return row;
};
