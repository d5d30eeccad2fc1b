import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { vendorTransactions as moves, wallets } from '../wallet/wallet.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { gameSessions } from '../access/gameSessions.schema.ts';

/** Result of a game session: prizes minus bets, and the ledger sequence at which it was read. */
export type PlaySession = { startedAt: Date; net: bigint; sequence: number };

const net = sql<string>`coalesce((
  select sum(case ${moves.kind} when 'credit' then ${moves.amount} else -${moves.amount} end) from ${moves}
  where ${moves.merchant} = ${gameSessions.merchant} and ${moves.session_id} = ${gameSessions.id}
    and ${moves.kind} in ('debit', 'credit') and ${moves.outcome} = 'done' and not ${moves.rolled_back}
), 0)::text`;

const sequence = sql<number>`${wallets.sequence} + ${wallets.bonus_moves}`.mapWith(Number);

/**
 * A play session of this member; undefined for an unknown id or another member's. One statement reads sum and sequence,
 * so both are of one moment: each sequence has exactly one net (D36).
 */
export const readPlaySession = async (orm: Orm, owner: Owner, id: string): Promise<PlaySession | undefined> => {
  const [row] = await orm
    .select({ startedAt: gameSessions.created_at, net, sequence })
    .from(gameSessions)
    .innerJoin(wallets, and(eq(wallets.merchant, gameSessions.merchant), eq(wallets.member_id, gameSessions.member_id)))
    .where(
      and(
        eq(gameSessions.merchant, owner.merchant),
        eq(gameSessions.id, id),
        eq(gameSessions.member_id, owner.memberId),
      ),
    );
  return row && { ...row, net: BigInt(row.net) };
};
