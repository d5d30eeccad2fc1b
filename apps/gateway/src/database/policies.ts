import { sql } from 'drizzle-orm';
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn, PgPolicy } from 'drizzle-orm/pg-core';
import { GATEWAY_ROLE } from './seal.ts';

// Created by `ensureRole`, not by a migration: a role belongs to the server, not to one database.
const gatewayRole = pgRole(GATEWAY_ROLE).existing();

/** Policy: read and write the rows of the transaction's merchant; no rows if none is set. */
export const ownRows = (merchant: ExtraConfigColumn): PgPolicy => {
  const isOwn = sql`${merchant} = current_setting('baize.merchant', true)`;
  return pgPolicy('own_rows', { for: 'all', to: gatewayRole, using: isOwn, withCheck: isOwn });
};

/** Policy: a world also reads the rows of its merchant. */
export const rowsOfOrigin = (merchant: ExtraConfigColumn): PgPolicy =>
  pgPolicy('rows_of_origin', {
    for: 'select',
    to: gatewayRole,
    using: sql`${merchant} = current_setting('baize.origin', true)`,
  });
