import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Signals } from './signals.ts';
import type * as schema from './schema.ts';

/** Queries, alike over PGlite and PostgreSQL, and alike inside a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database with its schema in place. */
export type Database = {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  /** Runs a script of several statements without parameters. */
  readonly run: (script: string) => Promise<void>;
  readonly signals: Signals;
  readonly close: () => Promise<void>;
};
