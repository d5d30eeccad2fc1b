import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Signals } from './signals.ts';
import type { Whose } from './seal.ts';

/** Drizzle's query builder, for PGlite and PostgreSQL, inside and outside a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/**
 * A handle within a transaction. Functions that write twice, or move money or points, take this type in place of `Orm`,
 * so that they cannot be called outside a transaction.
 */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** An open database with its schema migrated. */
export type Database = {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Queries as the tables' owner, over the rows of every merchant. For migrations, seeding, worlds, sweeping, audits,
   * and to look up a merchant; never for the work of a call.
   */
  readonly owner: Orm;
  /** Queries of one merchant's calls: row-level security limits them to its rows, even without a `where`. */
  readonly of: (whose: Whose) => Orm;
  /** Runs an SQL script of several statements, without parameters, as the owner. */
  readonly run: (script: string) => Promise<void>;
  /** Runs the writes of a start under a lock: gateways that start together run it one after the other. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly signals: Signals;
  readonly close: () => Promise<void>;
};
