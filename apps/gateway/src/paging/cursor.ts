import { isDay } from '@baize/domain/days';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const SMALLEST = -(2n ** 63n);
const LARGEST = 2n ** 63n - 1n;
const LARGEST_INTEGER = 2 ** 31 - 1;

const isBigint = (text: string): boolean =>
  /^(?:0|-?[1-9]\d{0,18})$/u.test(text) && BigInt(text) >= SMALLEST && BigInt(text) <= LARGEST;

const MOMENT = /^(?<day>\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3])(?::[0-5]\d){2}\.\d{6}Z$/u;

type KeyKind = { readonly write: (column: PgColumn) => SQL<string>; readonly isValid: (text: string) => boolean };

const asText = (column: PgColumn) => sql<string>`${column}::text`;

/** Serialises the value of a sorted column for a cursor, by its SQL type. A `Date` would lose microseconds. */
const kinds: Readonly<Record<string, KeyKind>> = {
  bigint: { write: asText, isValid: isBigint },
  integer: { write: asText, isValid: (text) => isBigint(text) && Math.abs(Number(text)) <= LARGEST_INTEGER },
  // A string that PostgreSQL stores: without NUL, and valid UTF-8.
  text: { write: asText, isValid: (text) => !text.includes('\0') && text.isWellFormed() },
  uuid: { write: asText, isValid: (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text) },
  'timestamp with time zone': {
    write: (column) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    isValid: (text) => isDay(MOMENT.exec(text)?.groups?.['day'] ?? ''),
  },
};

const kindOf = (column: PgColumn): KeyKind => {
  const kind = kinds[column.getSQLType()];
  if (kind === undefined) throw new Error(`cursor.ts knows no ${column.getSQLType()}: add the column's type there.`);
  return kind;
};

/** SQL of a column's value as a cursor holds it. */
export const keyText = (column: PgColumn): SQL<string> => kindOf(column).write(column);

export const writeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/**
 * The values of a cursor, one for each sorted column; undefined for a cursor of another list and for any other text. It
 * needs no signature: it selects a position within the rows that the query permits, and no value can make the database
 * raise an error.
 */
export const readCursor = (cursor: string, by: readonly PgColumn[]): readonly string[] | undefined => {
  const values = parsed(cursor);
  if (!Array.isArray(values) || values.length !== by.length) return undefined;
  const isValid = by.every((column, at) => {
    const value: unknown = values[at];
    return typeof value === 'string' && kindOf(column).isValid(value);
  });
  return isValid ? (values as string[]) : undefined;
};
