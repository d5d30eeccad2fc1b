import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Signals } from './signals.ts';
import type { Whose } from './seal.ts';

/** Queries, alike over PGlite and PostgreSQL, and alike inside a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/**
 * A handle within a transaction. What writes twice, or moves money or points, takes this and no `Orm`, so that it cannot be
 * called outside a transaction.
 */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** An open database with its schema in place. */
export type Database = {
  readonly kind: 'pglite' | 'postgres';
  /**
   * The door of the gateway itself: it owns the tables and sees the rows of every merchant. For migrations, seeding, worlds,
   * sweeping, audits, and to find out which merchant something belongs to; never for what a call does then.
   */
  readonly owner: Orm;
  /** The door of one merchant's calls: whatever a query forgets, it sees and writes the rows of this merchant alone. */
  readonly of: (whose: Whose) => Orm;
  /** Runs a script of several statements without parameters, as owner. */
  readonly run: (script: string) => Promise<void>;
  /** Does what a gateway does to the shared rows as it starts: of gateways that start at once, one does and the others wait. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly signals: Signals;
  readonly close: () => Promise<void>;
};
