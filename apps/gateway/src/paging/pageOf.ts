import { and, asc, count, desc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.types.ts';
import { keyText, readCursor, writeCursor } from './cursor.ts';

/**
 * Rows of a table in descending order of `by`, whose last column makes the order total. Columns that `ascending` names
 * ascend. An index over the columns of `where` and then `by` keeps a page fast at any depth.
 */
export type ListQuery<T extends PgTable> = {
  readonly table: T;
  readonly where: SQL | undefined;
  readonly by: readonly [PgColumn, ...PgColumn[]];
  readonly ascending?: readonly PgColumn[];
};

/**
 * Requested page, as `rangeQuery` of the contract parses it. `pageNo` counts from 1 and is unused with a cursor. Entries
 * are counted with `pageNo` or `isCounted`, and never on a page by cursor: a count reads every entry.
 */
export type PageRequest = {
  readonly cursor?: string | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize: number;
  readonly isCounted?: boolean;
};

/** Rows of a page. `next` is undefined on the last page, `total` where it is not counted. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | undefined;
  readonly total: number | undefined;
};

const list = (parts: readonly SQL[]): SQL => sql`(${sql.join([...parts], sql`, `)})`;

type Order = Required<Pick<ListQuery<PgTable>, 'ascending'>> & { readonly by: readonly PgColumn[] };

/** A cursor's value with its column's type. */
const typedAs = (column: PgColumn, value: string | undefined): SQL => sql`${value}::${sql.raw(column.getSQLType())}`;

/** True for rows after a cursor's values in an order of both directions. Its first term bounds the scan of an index. */
const isAfterMixed = ({ by: [column, ...rest], ascending }: Order, [value, ...values]: readonly string[]): SQL => {
  if (column === undefined) return sql`false`;
  const sign = sql.raw(ascending.includes(column) ? '>' : '<');
  const typed = typedAs(column, value);
  const beyond = sql`${column} ${sign} ${typed}`;
  if (rest.length === 0) return beyond;
  return sql`(${column} ${sign}= ${typed} and (${beyond} or ${isAfterMixed({ by: rest, ascending }, values)}))`;
};

/** True for rows after a cursor's values. */
const isAfter = ({ by, ascending }: Order, values: readonly string[]): SQL =>
  ascending.length > 0
    ? isAfterMixed({ by, ascending }, values)
    : sql`${list(by.map((column) => sql`${column}`))} < ${list(by.map((column, at) => typedAs(column, values[at])))}`;

/** The statement of a page, with one row more than the page, which shows that another page follows. */
export const pageStatement = <T extends PgTable>(
  orm: Orm,
  query: ListQuery<T>,
  {
    values,
    pageNo = 1,
    pageSize,
  }: Pick<PageRequest, 'pageNo' | 'pageSize'> & { readonly values: readonly string[] | undefined },
) => {
  const { where, by, ascending = [] } = query;
  const table: PgTable = query.table;
  const key: Readonly<Record<string, SQL<string>>> = Object.fromEntries(
    by.map((column, at) => [String(at), keyText(column)]),
  );
  return orm
    .select({ row: table, key })
    .from(table)
    .where(and(where, values && isAfter({ by, ascending }, values)))
    .orderBy(...by.map((column) => (ascending.includes(column) ? asc : desc)(column)))
    .limit(pageSize + 1)
    .offset(values === undefined ? (pageNo - 1) * pageSize : 0);
};

/**
 * A page of a list, by cursor or by number. Pages by cursor are stable: rows inserted meanwhile neither repeat nor skip
 * a row. Returns undefined when the cursor is not one of this list.
 */
export const pageOf = async <T extends PgTable>(
  orm: Orm,
  query: ListQuery<T>,
  { cursor = '', pageNo, pageSize, isCounted = pageNo !== undefined }: PageRequest,
): Promise<Page<T['$inferSelect']> | undefined> => {
  const { where, by } = query;
  const table: PgTable = query.table;
  const values = cursor === '' ? undefined : readCursor(cursor, by);
  if (cursor !== '' && values === undefined) return undefined;
  const found = await pageStatement(orm, query, { values, pageNo, pageSize });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1)?.key;
  const hasNext = found.length > pageSize && last !== undefined;
  const [counted] =
    values === undefined && isCounted ? await orm.select({ total: count() }).from(table).where(where) : [];
  return {
    rows: shown.map(({ row }) => row as T['$inferSelect']),
    next: hasNext ? writeCursor(by.map((_, at) => last[at] ?? '')) : undefined,
    total: counted?.total,
  };
};
