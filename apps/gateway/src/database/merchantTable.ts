import type { BuildExtraConfigColumns, SQL } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn, PgColumnBuilderBase, PgTable, PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { ownRows, rowsOfOrigin } from './policies.ts';

/** A world that is made: its id, the merchant that it is made from, and its time. */
export type NewWorld = { readonly id: SQL; readonly from: SQL; readonly now: SQL };

/**
 * What a world has of a table. `ofOrigin`: it reads the rows of its merchant, and has none of its own. `empty`: none, to
 * begin with. `copied`: a copy of each row of its merchant, perhaps with other values in some columns. `made`: the rows
 * that a query answers, with all columns in their order.
 */
export type InWorlds =
  | 'ofOrigin'
  | 'empty'
  | { readonly copied: Readonly<Record<string, SQL>> }
  | { readonly made: (world: NewWorld) => SQL };

const merchantOf = (self: { merchant?: ExtraConfigColumn }): ExtraConfigColumn => {
  if (self.merchant === undefined) throw new Error('There is no merchant.');
  return self.merchant;
};

const rules = new Map<PgTable, InWorlds>();

/** What worlds have of a table; undefined for one that is no merchant's. */
export const inWorldsOf = (table: PgTable): InWorlds | undefined => rules.get(table);

/** A table whose every row is a merchant's, sealed from all others; it says what a world has of it. */
export const merchantTable = <
  Name extends string,
  Columns extends Record<string, PgColumnBuilderBase> & { merchant: PgColumnBuilderBase },
>(
  name: Name,
  inWorlds: InWorlds,
  columns: Columns,
  extras: (table: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
) => {
  const table = pgTable(name, columns, (self) => [
    ...extras(self),
    ownRows(merchantOf(self)),
    ...(inWorlds === 'ofOrigin' ? [rowsOfOrigin(merchantOf(self))] : []),
  ]);
  rules.set(table, inWorlds);
  return table;
};
