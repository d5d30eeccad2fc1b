import { sql } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn, PgPolicy } from 'drizzle-orm/pg-core';
import { GATEWAY_ROLE } from './seal.ts';

// Made when a database is opened, not by a migration: a server has it once for all of its databases.
const gatewayRole = pgRole(GATEWAY_ROLE).existing();

/** The rows of the transaction's merchant; without one there are none. */
export const ownRows = (merchant: ExtraConfigColumn): PgPolicy => {
  const isOwn = sql`${merchant} = current_setting('baize.merchant', true)`;
  return pgPolicy('own_rows', { for: 'all', to: gatewayRole, using: isOwn, withCheck: isOwn });
};

/** Beside them, for reading, the rows of the merchant that a world was made from. */
export const rowsOfOrigin = (merchant: ExtraConfigColumn): PgPolicy =>
  pgPolicy('rows_of_origin', {
    for: 'select',
    to: gatewayRole,
    using: sql`${merchant} = current_setting('baize.origin', true)`,
  });
