import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { merchants } from '../merchants/merchants.schema.ts';
import { bonuses } from './bonuses.schema.ts';
import { reservations } from './reservations.schema.ts';
import { accountBalances, accounts, postings, transactions, wallets } from './wallet.schema.ts';

/** Audit of one merchant: number of accounts, sum of all postings, and a sentence per difference. */
export type Audit = { merchant: string; accounts: number; sum: bigint; differences: string[] };

const sums = sql`
  select m.id as merchant, (select count(*) from ${accounts} a where a.merchant = m.id) as accounts,
    (select coalesce(sum(p.amount), 0) from ${postings} p where p.merchant = m.id) as sum
  from ${merchants} m order by m.id`;

// Full join: either the wallet or its account may have been deleted.
const wrongWallets = sql`
  with booked as (
    select a.merchant, a.member_id, coalesce(sum(p.amount), 0) as balance, count(p.amount) as entries
    from ${accounts} a left join ${postings} p on p.merchant = a.merchant and p.account = a.id
    where a.kind = 'main' group by a.merchant, a.member_id
  )
  select coalesce(w.merchant, b.merchant) as merchant,
    format('main:%s has %s after %s movements, its postings come to %s after %s', coalesce(w.member_id, b.member_id),
      coalesce(w.balance::text, 'no wallet'), coalesce(w.sequence, 0), coalesce(b.balance, 0), coalesce(b.entries, 0)) as difference
  from ${wallets} w full join booked b on b.merchant = w.merchant and b.member_id = w.member_id
  where w.balance is distinct from coalesce(b.balance, 0) or w.sequence is distinct from coalesce(b.entries, 0)`;

const wrongRuns = sql`
  select merchant, format('%s says it had %s after movement %s, which is none of its sums', account, balance_after, sequence) as difference
  from (
    select p.*, a.kind as account_kind, sum(p.amount) over run as balance, row_number() over run as nth
    from ${postings} p join ${accounts} a on a.merchant = p.merchant and a.id = p.account
    window run as (partition by p.merchant, p.account order by p.sequence)
  ) each
  where account_kind = 'main' and (balance_after is distinct from balance or sequence is distinct from nth)`;

const wrongTransactions = sql`
  select t.merchant, format('transaction %s has %s postings, which come to %s', t.id, count(p.amount), coalesce(sum(p.amount), 0)) as difference
  from ${transactions} t left join ${postings} p on p.merchant = t.merchant and p.transaction_id = t.id
  group by t.merchant, t.id having count(p.amount) < 2 or sum(p.amount) <> 0`;

// Members' other accounts: bonus, reserved, wallets of vendors, commission.
const wrongBalances = sql`
  with booked as (
    select a.merchant, a.id, coalesce(sum(p.amount), 0) as balance
    from ${accounts} a left join ${postings} p on p.merchant = a.merchant and p.account = a.id
    where a.member_id is not null and a.kind <> 'main' group by a.merchant, a.id
  )
  select coalesce(h.merchant, b.merchant) as merchant,
    format('%s has %s, its postings come to %s', coalesce(h.account, b.id), coalesce(h.balance::text, 'no balance'), coalesce(b.balance, 0)) as difference
  from ${accountBalances} h full join booked b on b.merchant = h.merchant and b.id = h.account
  where h.balance is distinct from coalesce(b.balance, 0)`;

const wrongReservations = sql`
  with open as (
    select merchant, 'reserved:' || member_id as account, sum(amount) as amount
    from ${reservations} where state = 'open' group by merchant, member_id
  ), held as (select merchant, account, balance from ${accountBalances} where account like 'reserved:%')
  select coalesce(h.merchant, o.merchant) as merchant,
    format('%s has %s, its open reservations come to %s', coalesce(h.account, o.account), coalesce(h.balance, 0), coalesce(o.amount, 0)) as difference
  from held h full join open o on o.merchant = h.merchant and o.account = h.account
  where coalesce(h.balance, 0) <> coalesce(o.amount, 0)`;

const wrongBonuses = sql`
  select h.merchant, format('%s has %s, its bonus is %s', h.account, h.balance, coalesce(b.state, 'unknown')) as difference
  from ${accountBalances} h left join ${bonuses} b on b.merchant = h.merchant and h.account = 'bonus:' || b.member_id || ':' || b.id
  where h.account like 'bonus:%' and h.balance <> 0 and b.state is distinct from 'open'`;

/** Compares every account of every merchant with its postings, in one snapshot, and reports the differences. */
export const auditLedger = ({ owner: orm }: Pick<Database, 'owner'>): Promise<Audit[]> =>
  orm.transaction(
    async (tx) => {
      const audits = rowsOf(await tx.execute(sums)).map((row): Audit => ({
        merchant: String(row['merchant']),
        accounts: Number(row['accounts']),
        sum: BigInt(String(row['sum'])),
        differences: [],
      }));
      for (const query of [wrongWallets, wrongRuns, wrongTransactions, wrongBalances, wrongReservations, wrongBonuses])
        for (const { merchant, difference } of rowsOf(await tx.execute(query)))
          audits.find((audit) => audit.merchant === merchant)?.differences.push(String(difference));
      return audits;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** True when the sum is 0 and there are no differences. */
export const isSound = ({ sum, differences }: Audit): boolean => sum === 0n && differences.length === 0;

/** Formats the audit: a line per merchant with the sum of its accounts, then one per difference. */
export const auditReport = (audits: readonly Audit[]): string =>
  audits
    .flatMap(({ merchant, accounts: count, sum, differences }) => [
      `${merchant}: ${count} accounts, their sum is ${sum}`,
      ...differences.map((difference) => `${merchant}: ${difference}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
