import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { gameRounds } from '../rounds/rounds.schema.ts';
import { turnoverRequirements as requirements } from './turnover.schema.ts';
import type { Owner } from './wallet.store.ts';

type Binding = Pick<typeof requirements.$inferInsert, 'cause' | 'kind' | 'base' | 'required'> & {
  readonly promotionId?: string | undefined;
  readonly now: Date;
};

/** Binds a member to stakes, once per cause and kind. */
export const bindTurnover = async (
  tx: Tx,
  { merchant, memberId }: Owner,
  { promotionId, now, ...binding }: Binding,
): Promise<void> => {
  if (binding.required <= 0n) return;
  await tx
    .insert(requirements)
    .values({
      merchant,
      id: randomUUID(),
      member_id: memberId,
      ...binding,
      promotion_id: promotionId ?? null,
      since: now,
    })
    .onConflictDoNothing();
};

/** What is left to wager: in all, and for a requirement with all later ones, by cause. */
export type Turnover = {
  readonly required: bigint;
  readonly done: bigint;
  readonly left: bigint;
  readonly leftByCause: ReadonlyMap<string, bigint>;
};

/**
 * A member's turnover. A stake counts once, for the oldest requirement before it that is not met: so what is left is the
 * most that any requirement with all later ones still lacks.
 */
export const turnoverOf = async (orm: Orm, { merchant, memberId }: Owner): Promise<Turnover> => {
  const rows = rowsOf(
    await orm.execute(sql`
      with open as (
        select cause, since, sum(required) over (order by since desc, id desc rows unbounded preceding) as due
        from ${requirements} where merchant = ${merchant} and member_id = ${memberId} and met_at is null
      )
      select cause, due, (
        select coalesce(sum(turnover), 0) from ${gameRounds} r
        where r.merchant = ${merchant} and r.member_id = ${memberId} and r.placed_at >= open.since
      ) as done
      from open order by since, due desc`),
  ).map(({ cause, due, done }) => ({
    cause: String(cause),
    due: BigInt(String(due)),
    done: BigInt(String(done)),
  }));
  const lacks = ({ due, done }: (typeof rows)[number]): bigint => (due > done ? due - done : 0n);
  let most: (typeof rows)[number] | undefined;
  for (const row of rows) if (most === undefined || lacks(row) > lacks(most)) most = row;
  const left = most === undefined ? 0n : lacks(most);
  const required = most?.due ?? 0n;
  const leftByCause = new Map(rows.map((row, at) => [row.cause, mostOf(rows.slice(at).map(lacks))]));
  return { required, done: required - left, left, leftByCause };
};

const mostOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, amount) => (amount > most ? amount : most), 0n);

/** Closes requirements that are met; call it after `turnoverOf` under the wallet lock. */
export const closeTurnover = async (tx: Tx, { merchant, memberId }: Owner, now: Date): Promise<void> => {
  await tx
    .update(requirements)
    .set({ met_at: now })
    .where(and(eq(requirements.merchant, merchant), eq(requirements.member_id, memberId), isNull(requirements.met_at)));
};
