import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, isNull, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { members } from '../accounts/member.schema.ts';
import { games } from '../catalogue/catalogue.schema.ts';
import type { Tx } from '../database/database.types.ts';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';
import { methodOf } from '../payments/methods.ts';
import { depositOrders, orderSteps, withdrawalAccounts, withdrawalOrders } from '../payments/payments.schema.ts';
import { gameRounds } from '../rounds/rounds.schema.ts';
import {
  accountBalances,
  accounts,
  postings,
  transactions,
  vendorTransactions,
  wallets,
} from '../wallet/wallet.schema.ts';
import { reservations } from '../wallet/reservations.schema.ts';
import { readWallet } from '../wallet/wallet.store.ts';
import { bookHistory } from './bookHistory.ts';
import type { Rows } from './bookHistory.ts';
import { historyOf } from './history.ts';

/** Games that a history is played in. */
const MOST_GAMES = 12;

const tables: Readonly<Record<string, PgTable>> = {
  vendor_transactions: vendorTransactions,
  game_rounds: gameRounds,
  deposit_orders: depositOrders,
  withdrawal_orders: withdrawalOrders,
  reservations,
  order_steps: orderSteps,
};

const asText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Rows as the parameter of a statement: one for a table, however many rows. */
const given = (table: PgTable, rows: Rows[string] = []) =>
  sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows, asText)}::text::jsonb)`;

const columnsOf = (table: PgTable) =>
  sql.join(
    Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

const insertAll = (table: PgTable, rows: Rows[string] | undefined) =>
  sql`insert into ${table} (${columnsOf(table)}) select ${columnsOf(table)} from ${given(table, rows)}`;

const kindOf = (account: string): string => {
  const [kind = ''] = account.split(':');
  return kind;
};

/** Writes transactions and postings in one statement, as the database demands. */
const writeLedger = async (tx: Tx, merchant: string, memberId: string, rows: Rows): Promise<void> => {
  const names = new Set((rows['postings'] ?? []).map(({ account }) => String(account)));
  const opened = [...names].map((id) => {
    const kind = kindOf(id);
    const owner = kind === 'main' || kind === 'reserved' ? { member_id: memberId } : {};
    return { merchant, id, kind, ...owner };
  });
  await tx.execute(sql`${insertAll(accounts, opened)} on conflict do nothing`);
  await tx.execute(
    sql`with moved as (${insertAll(transactions, rows['transactions'])}) ${insertAll(postings, rows['postings'])}`,
  );
};

const gamesToPlay = (tx: Tx, merchant: string) =>
  tx
    .select({ vassalage: games.vassalage, game_type: games.game_type, game_code: games.game_code })
    .from(games)
    .where(
      and(
        eq(games.merchant, merchant),
        isNull(games.is_game),
        isNull(games.status),
        notInArray(games.game_type, ['LOTT', 'ELOTT']),
      ),
    )
    .orderBy(asc(games.position))
    .limit(MOST_GAMES);

/**
 * Gives a demo member months of records: rounds, deposits and withdrawals, booked in the ledger as if they had been
 * played. The balance ends where it began.
 */
export const seedHistory = async (tx: Tx, merchant: SandboxMerchant, memberId: string, now: Date): Promise<void> => {
  const { id, sandbox } = merchant;
  const owner = { merchant: id, memberId };
  const wallet = await readWallet(tx, owner);
  const [member] = await tx
    .select({ holder: members.real_name })
    .from(members)
    .where(and(eq(members.merchant, id), eq(members.id, memberId)));
  const [deposit, withdrawal] = [
    methodOf({ settings: merchant }, 'deposit', 'bank'),
    methodOf({ settings: merchant }, 'withdrawal', 'bank'),
  ];
  const played = await gamesToPlay(tx, id);
  if (wallet === undefined || deposit === undefined || withdrawal === undefined || played.length === 0) return;
  const happened = historyOf({ seed: `${id} ${memberId}`, opening: wallet.balance, games: played, now });
  const accountId = randomUUID();
  const [first] = happened;
  const booked = bookHistory(happened, {
    ...owner,
    ...wallet,
    currency: sandbox.currency,
    accountId,
    deposit,
    withdrawal,
  });
  const created = first?.at ?? now;
  await tx.insert(withdrawalAccounts).values({
    merchant: id,
    id: accountId,
    member_id: memberId,
    kind: 'bank',
    bank: 'Harbour Bank',
    holder: member?.holder ?? memberId,
    number: `6222020200${memberId}`,
    usable_from: created,
    created_at: created,
  });
  await writeLedger(tx, id, memberId, booked.rows);
  for (const [name, table] of Object.entries(tables)) await tx.execute(insertAll(table, booked.rows[name]));
  await tx
    .insert(accountBalances)
    .values({ merchant: id, account: `reserved:${memberId}`, member_id: memberId, balance: 0n });
  await tx
    .update(wallets)
    .set({ balance: booked.balance, sequence: booked.sequence })
    .where(and(eq(wallets.merchant, id), eq(wallets.member_id, memberId)));
};
