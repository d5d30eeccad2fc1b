import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.types.ts';
import { merchants } from './merchants.schema.ts';

/** A rule for rows of merchants that are deleted once they have expired. */
export type Expiry = {
  readonly table: PgTable & { readonly merchant: PgColumn };
  /** Rows expire `days` (default 1) after the moment in this column; without it, when `where` holds. */
  readonly by?: PgColumn;
  readonly days?: number;
  /** A condition beside the term. */
  readonly where?: (orm: Orm) => SQL | undefined;
};

const DAY_MS = 24 * 3_600_000;

/** Deletes expired rows, rule by rule in their order. Skips worlds, which have clocks of their own. */
export const deleteExpired = async (orm: Orm, rules: readonly Expiry[], now: Date): Promise<void> => {
  const real = orm.select({ id: merchants.id }).from(merchants).where(isNull(merchants.origin));
  for (const { table, by, days = 1, where } of rules) {
    const term = by && lt(by, new Date(now.getTime() - days * DAY_MS));
    await orm.delete(table).where(and(inArray(table.merchant, real), term, where?.(orm)));
  }
};
