import type { Day } from '@baize/domain/days';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { inDays } from '../paging/inDays.ts';
import { accounts, postings } from '../wallet/wallet.schema.ts';
import type { MovementKind } from '../wallet/wallet.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';

export type ProfitSums = {
  staked: bigint;
  won: bigint;
  bonus: bigint;
  rebate: bigint;
  net: bigint;
  deposited: bigint;
  withdrawn: bigint;
};

export type ProfitDay = ProfitSums & { readonly day: Day };

const nothing = (): ProfitSums => ({
  staked: 0n,
  won: 0n,
  bonus: 0n,
  rebate: 0n,
  net: 0n,
  deposited: 0n,
  withdrawn: 0n,
});

/** The sum that a kind of movement counts for, and its sign there. */
const places: Partial<Record<MovementKind, readonly [keyof ProfitSums, bigint]>> = {
  debit: ['staked', -1n],
  rollback: ['staked', -1n],
  credit: ['won', 1n],
  bonus: ['bonus', 1n],
  bonusReturned: ['bonus', 1n],
  rebate: ['rebate', 1n],
  deposit: ['deposited', 1n],
  withdrawal: ['withdrawn', -1n],
  withdrawalReturned: ['withdrawn', -1n],
};

const kinds = Object.keys(places) as MovementKind[];

const add = (sums: ProfitSums, kind: MovementKind, amount: bigint): void => {
  const [place, sign] = places[kind] ?? [];
  if (place === undefined || sign === undefined) return;
  sums[place] += sign * amount;
  sums.net = sums.won + sums.bonus + sums.rebate - sums.staked;
};

type Range = { readonly from: Day; readonly to: Day; readonly timeZone: string };

/** Profit and loss of a member on each day of a range on which money moved, and its totals. */
export const profitOf = async (
  orm: Orm,
  { merchant, memberId }: Owner,
  { from, to, timeZone }: Range,
): Promise<{ readonly days: readonly ProfitDay[]; readonly totals: ProfitSums }> => {
  const day = sql<string>`to_char(${postings.occurred_at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const money = orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.merchant, merchant),
        eq(accounts.member_id, memberId),
        inArray(accounts.kind, ['main', 'bonus', 'vendorWallet']),
      ),
    );
  const rows = await orm
    .select({ day, kind: postings.kind, amount: sql<string>`sum(${postings.amount})::text` })
    .from(postings)
    .where(
      and(
        eq(postings.merchant, merchant),
        inArray(postings.account, money),
        inArray(postings.kind, kinds),
        inDays(postings.occurred_at, { from, to }, timeZone),
      ),
    )
    .groupBy(sql`1`, postings.kind)
    .orderBy(sql`1`);
  const totals = nothing();
  const days = new Map<Day, ProfitSums>();
  for (const row of rows) {
    const sums = days.get(row.day) ?? nothing();
    days.set(row.day, sums);
    for (const each of [sums, totals]) add(each, row.kind, BigInt(row.amount));
  }
  return { days: [...days].map(([of, sums]) => ({ day: of, ...sums })), totals };
};
