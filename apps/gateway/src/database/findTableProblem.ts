import { sql } from 'drizzle-orm';
import type { Orm } from './database.types.ts';
import { rowsOf } from './rowsOf.ts';

type Table = { readonly name: string; readonly key: string | null };

// A table file shorter than the catalogue's page count; PostgreSQL reads a missing file as empty.
const shortest = sql`
  select c.oid::regclass::text as name from pg_class c
  where c.relkind in ('r', 'i', 't', 'm') and c.relpersistence = 'p'
    and pg_relation_size(c.oid) < c.relpages::bigint * current_setting('block_size')::bigint limit 1`;

const tables = sql`
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(format('%I', a.attname), ', ' order by k.place)
      from pg_index i, unnest(i.indkey) with ordinality k(attnum, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'pg_catalog')`;

const countOf = async (orm: Orm, from: string): Promise<string> =>
  String(
    rowsOf(await orm.execute(sql.raw(`select count(each.*) as rows from (select * from ${from}) each`)))[0]?.['rows'],
  );

const isWhole = async (orm: Orm, { name, key }: Table): Promise<boolean> => {
  const read = await countOf(orm, name);
  if (key === null || name.startsWith('pg_catalog.')) return true;
  // Counts again by the primary key's index: a lost row is an error or a different count.
  await orm.execute(sql`set local enable_seqscan = off`);
  const found = await countOf(orm, `${name} order by ${key} offset 0`);
  await orm.execute(sql`set local enable_seqscan = on`);
  return read === found;
};

/** Describes the first table with lost rows; undefined if none. Reads every page, which verifies its checksum. */
export const findTableProblem = (orm: Orm): Promise<string | undefined> =>
  orm.transaction(async (tx) => {
    const [short] = rowsOf(await tx.execute(shortest));
    if (short !== undefined) return `the file of ${String(short['name'])} is too short or missing`;
    for (const row of rowsOf(await tx.execute(tables))) {
      const table = { name: String(row['name']), key: typeof row['key'] === 'string' ? row['key'] : null };
      const whole = await isWhole(tx, table).catch(() => false);
      if (!whole) return `rows of ${table.name} are gone`;
    }
    return undefined;
  });
