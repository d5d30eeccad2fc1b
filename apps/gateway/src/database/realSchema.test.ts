import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabaseUrl } from '../testing/openTestGateway.ts';
import type { Database, Orm } from './database.types.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';
import { rowsOf } from './rowsOf.ts';
import { openSampleTable } from '../lab/openSampleTable.ts';
import { tables } from './schema.ts';

/** PostgreSQL schema that is created from the tables in code, to compare with the migrated one. */
const DESCRIBED = 'described';

let database: Database;

beforeAll(async () => {
  const url = await newDatabaseUrl();
  database = url === undefined ? await openPglite() : await openPostgres(url);
  await openSampleTable(database);
  const all = Object.fromEntries(tables.map((table) => [getTableName(table), table]));
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(all));
  const script = statements.map((statement) => statement.replaceAll('"public".', `"${DESCRIBED}".`)).join('\n');
  await database.run(`create schema ${DESCRIBED}; set search_path to ${DESCRIBED}; ${script}; reset search_path`);
});
afterAll(() => database.close());

const questions = {
  columns: sql`
    select table_name || '.' || column_name as what,
      concat_ws(' ', udt_name, is_nullable, column_default, is_identity) as definition, table_schema as schema
    from information_schema.columns`,
  indexes: sql`select indexname as what, indexdef as definition, schemaname as schema from pg_indexes`,
  constraints: sql`
    select c.conname as what, concat_ws(' ', t.relname, pg_get_constraintdef(c.oid)) as definition, n.nspname as schema
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace join pg_class t on t.oid = c.conrelid`,
  policies: sql`
    select concat_ws(' ', tablename, policyname) as what, schemaname as schema,
      concat_ws(' ', permissive, roles::text, cmd, qual, with_check) as definition
    from pg_policies`,
  'tables with row security': sql`
    select c.relname as what, c.relrowsecurity::text as definition, n.nspname as schema
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r'`,
};

const definitionsIn = async (orm: Orm, question: (typeof questions)['columns'], schema: string) => {
  const rows = rowsOf(
    await orm.execute(sql`select what, definition from (${question}) as all_of_it where schema = ${schema}`),
  );
  return rows
    .map(({ what, definition }) => `${String(what)}: ${String(definition).replaceAll(`${schema}.`, '')}`)
    .sort();
};

describe('a database after all migrations', () => {
  it.each(Object.entries(questions))('has the %s of the schema, and no others', async (_, question) => {
    const { owner } = database;
    const described = await definitionsIn(owner, question, DESCRIBED);
    expect(described.length).toBeGreaterThan(20);
    expect(await definitionsIn(owner, question, 'public')).toEqual(described);
  });
});
