import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { gameRounds } from '../rounds/rounds.schema.ts';
import { bonuses } from './bonuses.schema.ts';
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

type Which = {
  /** Counts a bonus that a withdrawal forfeits as if it were forfeited. */
  readonly isWithdrawing?: boolean;
  /** Also counts this requirement when it is closed. */
  readonly cause?: string;
};

type Due = { readonly cause: string; readonly required: bigint; readonly done: bigint };

/** Requirements that are not met, the oldest first, each with the turnover since. */
const openRequirements = async (
  orm: Orm,
  { merchant, memberId }: Owner,
  { isWithdrawing = false, cause = '' }: Which,
): Promise<readonly Due[]> => {
  const required = isWithdrawing
    ? sql`case when b.state = 'open' and b.is_forfeited then b.basic else r.required end`
    : sql`r.required`;
  const rows = rowsOf(
    await orm.execute(sql`
      select r.cause, ${required} as required, (
        select coalesce(sum(g.turnover), 0) from ${gameRounds} g
        where g.merchant = ${merchant} and g.member_id = ${memberId} and g.placed_at >= r.since
      ) as done
      from ${requirements} r left join ${bonuses} b on b.merchant = r.merchant and b.cause = r.cause
      where r.merchant = ${merchant} and r.member_id = ${memberId} and (r.met_at is null or r.cause = ${cause})
      order by r.since, r.id`),
  );
  return rows.map((row) => ({
    cause: String(row['cause']),
    required: BigInt(String(row['required'])),
    done: BigInt(String(row['done'])),
  }));
};

const sumOf = (rows: readonly Due[]): bigint => rows.reduce((sum, { required }) => sum + required, 0n);

const mostOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, amount) => (amount > most ? amount : most), 0n);

/**
 * A member's turnover. A stake counts once, for the oldest requirement before it that is not met: so what is left is the
 * most that any requirement with all later ones still lacks.
 */
export const turnoverOf = async (orm: Orm, owner: Owner, which: Which = {}): Promise<Turnover> => {
  const rows = await openRequirements(orm, owner, which);
  const due = rows.map((_, at) => sumOf(rows.slice(at)));
  const lacks = rows.map(({ done }, at) => (due[at] ?? 0n) - done);
  const left = mostOf(lacks);
  const most = left === 0n ? 0 : lacks.indexOf(left);
  const required = due[most] ?? 0n;
  const leftByCause = new Map(rows.map((row, at) => [row.cause, mostOf(lacks.slice(at))]));
  return { required, done: required - left, left, leftByCause };
};

/** What is left to wager for one requirement and those before it; later ones wait for it. */
export const leftFor = async (orm: Orm, owner: Owner, cause: string): Promise<bigint> => {
  const all = await openRequirements(orm, owner, { cause });
  const rows = all.slice(0, all.findIndex((row) => row.cause === cause) + 1);
  return mostOf(rows.map(({ done }, at) => sumOf(rows.slice(at)) - done));
};

/** Ends the requirement of a bonus that was not wagered: what stays is its deposit's own. */
export const reduceTurnover = async (tx: Tx, merchant: string, cause: string, basic: bigint, now: Date) => {
  await tx
    .update(requirements)
    .set(basic > 0n ? { required: basic } : { met_at: now })
    .where(and(eq(requirements.merchant, merchant), eq(requirements.cause, cause), isNull(requirements.met_at)));
};

/** Opens a requirement again whose stakes were returned. */
export const reopenTurnover = async (tx: Tx, merchant: string, cause: string): Promise<void> => {
  await tx
    .update(requirements)
    .set({ met_at: null })
    .where(and(eq(requirements.merchant, merchant), eq(requirements.cause, cause)));
};

/** Closes requirements that are met; call it after `turnoverOf` under the wallet lock. */
export const closeTurnover = async (tx: Tx, { merchant, memberId }: Owner, now: Date): Promise<void> => {
  await tx
    .update(requirements)
    .set({ met_at: now })
    .where(and(eq(requirements.merchant, merchant), eq(requirements.member_id, memberId), isNull(requirements.met_at)));
};
