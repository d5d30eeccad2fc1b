import type { BuildExtraConfigColumns, SQL } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn, PgColumnBuilderBase, PgTable, PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { ownRows, rowsOfOrigin } from './policies.ts';

/** SQL parameters of a new world: its id, the id of its merchant, and its time. */
export type NewWorld = { readonly id: SQL; readonly from: SQL; readonly now: SQL };

/**
 * A new world's rows of a table. `ofOrigin`: none, it reads its merchant's. `empty`: none at first. `copied`: a copy of
 * each of its merchant's, with the given columns replaced. `made`: the result of a query, all columns in their order.
 */
export type CloneRule =
  | 'ofOrigin'
  | 'empty'
  | { readonly copied: Readonly<Record<string, SQL>> }
  | { readonly made: (world: NewWorld) => SQL };

const merchantOf = (self: { merchant?: ExtraConfigColumn }): ExtraConfigColumn => {
  if (self.merchant === undefined) throw new Error('There is no merchant.');
  return self.merchant;
};

const rules = new Map<PgTable, CloneRule>();

/** The rule for worlds of a table; undefined for a table without a merchant column. */
export const cloneRuleOf = (table: PgTable): CloneRule | undefined => rules.get(table);

/** Defines a table whose rows belong to merchants, with row-level security and the rule for worlds. */
export const merchantTable = <
  Name extends string,
  Columns extends Record<string, PgColumnBuilderBase> & { merchant: PgColumnBuilderBase },
>(
  name: Name,
  inWorlds: CloneRule,
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
