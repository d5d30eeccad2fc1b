import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { depositOrders } from '../payments/payments.schema.ts';
import { accounts, postings, transactions } from '../wallet/wallet.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import type { LimitKind } from './limits.types.ts';

/** What is used of a limit of this kind since a time. */
export type Usage = { readonly kind: Exclude<LimitKind, 'reminder'>; readonly since: Date };

/** A sum that a statement returns as text; 0 without rows. */
const sumOf = (sum: unknown): bigint => (typeof sum === 'string' ? BigInt(sum) : 0n);

/** Accounts of a member whose movements of play count. */
const PLAYED = sql`('main', 'vendorWallet')`;

/** A row for each start of a period. */
const startsOf = (asked: readonly Usage[]) => {
  const starts = asked.map(({ since }, nth) => sql`(${nth}::int, ${since.toISOString()}::timestamptz)`);
  return sql`(values ${sql.join(starts, sql`, `)}) as s(nth, since)`;
};

/**
 * Stakes and loss since each time, from the ledger, in one statement. A returned stake counts nothing, and gives nothing
 * back when it was staked earlier, or from a bonus that is own money by now. A bet whose result is open counts as lost.
 */
const played = async (orm: Orm, { merchant, memberId }: Owner, asked: readonly Usage[]) =>
  rowsOf(
    await orm.execute(sql`
      select s.nth, coalesce(-sum(m.amount) filter (where m.kind <> 'credit'), 0)::text as stake,
        coalesce(-sum(m.amount), 0)::text as loss
      from ${startsOf(asked)}
      left join lateral (
        select p.kind, case when p.kind <> 'rollback' then p.amount else (
          select -stake.amount from ${transactions} back
          join ${transactions} bet on bet.merchant = back.merchant and bet.vassalage = back.vassalage
            and bet.reference = back.reference and bet.kind = 'debit' and bet.occurred_at >= s.since
          join ${postings} stake on stake.merchant = bet.merchant and stake.transaction_id = bet.id
            and stake.account = p.account
          where back.merchant = p.merchant and back.id = p.transaction_id
        ) end as amount
        from ${postings} p
        join ${accounts} a on a.merchant = p.merchant and a.id = p.account
        where p.merchant = ${merchant} and a.member_id = ${memberId} and a.kind in ${PLAYED}
          and p.kind in ('debit', 'credit', 'rollback') and p.occurred_at >= s.since
      ) m on true
      group by s.nth`),
  );

/** Deposits credited since each time, and all that are on their way, in one statement. */
const deposited = async (orm: Orm, { merchant, memberId }: Owner, asked: readonly Usage[]) =>
  rowsOf(
    await orm.execute(sql`
      select s.nth, coalesce(sum(coalesce(o.paid, o.amount)), 0)::text as deposit
      from ${startsOf(asked)}
      left join ${depositOrders} o on o.merchant = ${merchant} and o.member_id = ${memberId}
        and (o.status in ('pending', 'confirming') or (o.status = 'credited' and o.settled_at >= s.since))
      group by s.nth`),
  );

/** What is used of each limit, in their order; a loss may be below nothing. One statement for play, one for deposits. */
export const usedOf = async (orm: Orm, owner: Owner, asked: readonly Usage[]): Promise<readonly bigint[]> => {
  const rows: Record<string, unknown>[] = [];
  if (asked.some(({ kind }) => kind !== 'deposit')) rows.push(...(await played(orm, owner, asked)));
  if (asked.some(({ kind }) => kind === 'deposit')) rows.push(...(await deposited(orm, owner, asked)));
  return asked.map(({ kind }, place) =>
    sumOf(rows.find(({ nth, ...sums }) => Number(nth) === place && kind in sums)?.[kind]),
  );
};
