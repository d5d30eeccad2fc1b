import { and, asc, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { members } from '../accounts/member.schema.ts';
import type { Orm } from '../database/database.types.ts';
import { tables } from '../database/schema.ts';
import { textStream } from '../kernel/textStream.ts';
import { accounts, postings } from '../wallet/wallet.schema.ts';
import type { Owner } from '../wallet/wallet.store.ts';

/** Rows read at a time. */
const BATCH = 500;

/** Secrets and their hashes, which are no use to a reader and must not leave the gateway. */
const SECRET = /hash|secret|token|authenticator_step/u;
/** Tables of secrets alone, of the gateway's own bookkeeping, and of values before a change of a secret. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'account_balances',
  'login_challenges',
  'member_event_counts',
  'pending_authenticators',
  'recovery_codes',
  'recovery_links',
  'security_changes',
]);

type Source = { readonly name: string; readonly table: PgTable; readonly where: (orm: Orm, owner: Owner) => SQL };

const columnsOf = (table: PgTable): Readonly<Record<string, PgColumn>> => getTableColumns(table);

const ofMerchantAnd = (table: PgTable, { merchant }: Owner, condition: SQL): SQL => {
  const { merchant: column } = columnsOf(table);
  if (column === undefined) throw new Error(`${getTableName(table)} belongs to no merchant.`);
  return and(eq(column, merchant), condition) ?? condition;
};

/** Every table with rows of a member: a new one is exported without a line here. */
const sources: readonly Source[] = [
  {
    name: 'members',
    table: members,
    where: (_, owner) => ofMerchantAnd(members, owner, eq(members.id, owner.memberId)),
  },
  ...tables.flatMap((table): Source[] => {
    const { member_id: column } = columnsOf(table);
    if (column === undefined || LEFT_OUT.has(getTableName(table))) return [];
    const where: Source['where'] = (_, owner) => ofMerchantAnd(table, owner, eq(column, owner.memberId));
    return [{ name: getTableName(table), table, where }];
  }),
  {
    name: 'postings',
    table: postings,
    where: (orm, owner) => {
      const own = orm
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.merchant, owner.merchant), eq(accounts.member_id, owner.memberId)));
      return ofMerchantAnd(postings, owner, inArray(postings.account, own));
    },
  },
];

const plain = (value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
};

const toRow = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name !== 'merchant' && !SECRET.test(name))
      .map(([name, value]) => [name, plain(value)]),
  );

/** Rows of a table in the order of its primary key, in batches: rows added meanwhile shift none. */
const eachBatch = async function* (
  orm: Orm,
  owner: Owner,
  { table, where }: Source,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  const keys = getTableConfig(table).primaryKeys[0]?.columns ?? [];
  let last: Readonly<Record<string, unknown>> | undefined;
  do {
    const after: SQL | undefined =
      last === undefined || keys.length === 0
        ? undefined
        : sql`(${sql.join(keys, sql`, `)}) > (${sql.join(
            keys.map((key) => sql.param(last?.[key.name], key)),
            sql`, `,
          )})`;
    const rows: Readonly<Record<string, unknown>>[] = await orm
      .select()
      .from(table)
      .where(and(where(orm, owner), after))
      .orderBy(...keys.map((key) => asc(key)))
      .limit(keys.length === 0 ? Number.MAX_SAFE_INTEGER : BATCH);
    if (rows.length > 0) yield rows;
    last = keys.length > 0 && rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last !== undefined);
};

type Reading = {
  readonly signal: AbortSignal;
  /** Called when the file was not read to its end. */
  readonly onCut: () => Promise<void>;
};

/** The text of a member's data: a JSON object with a list of rows by table, piece by piece. */
const textOf = async function* (orm: Orm, owner: Owner, { signal, onCut }: Reading): AsyncGenerator<string> {
  let isWhole = false;
  try {
    let before = '{';
    for (const source of sources) {
      yield `${before}${JSON.stringify(source.name)}:[`;
      let comma = '';
      for await (const rows of eachBatch(orm, owner, source)) {
        if (signal.aborted) return;
        yield comma + rows.map((row) => JSON.stringify(toRow(row))).join(',\n');
        comma = ',\n';
      }
      yield ']';
      before = ',\n';
    }
    yield '}\n';
    isWhole = !signal.aborted;
  } finally {
    if (!isWhole) await onCut();
  }
};

/** The body of the file of all that is kept about a member. Cancelling it ends the reading. */
export const memberData = (orm: Orm, owner: Owner, reading: Reading): ReadableStream<Uint8Array<ArrayBuffer>> =>
  textStream(textOf(orm, owner, reading));
