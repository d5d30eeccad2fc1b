import { sql } from 'drizzle-orm';
import { rowsOf } from './rowsOf.ts';
import type { Database } from './database.types.ts';

type Place = Pick<Database, 'owner'>;

/** The error for a database that a newer gateway has migrated. */
export const newer = (by: string): Error =>
  new Error(`it was written by a newer gateway (${by}); start that one, or give this one a database of its own`);

export const isThere = async ({ owner: orm }: Place, table: string): Promise<boolean> =>
  rowsOf(await orm.execute(sql`select to_regclass(${table}) is not null as there`))[0]?.['there'] === true;

/** The timestamps (ms) of the migrations applied to this database, in order. */
export const appliedMoments = async (database: Place): Promise<number[]> => {
  if (!(await isThere(database, 'drizzle.__drizzle_migrations'))) return [];
  const applied = await database.owner.execute(sql`select created_at from drizzle.__drizzle_migrations order by id`);
  return rowsOf(applied).map((row) => Number(row['created_at']));
};
