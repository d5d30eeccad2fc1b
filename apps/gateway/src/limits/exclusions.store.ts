import { sql } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { exclusions } from './limits.schema.ts';

/** The date of milliseconds that SQL read; undefined for null. */
export const dateAt = (milliseconds: unknown): Date | undefined =>
  milliseconds === null || milliseconds === undefined ? undefined : new Date(Number(milliseconds));

/** SQL of milliseconds until which one of the subjects is excluded on any site of the gateway; null if none is. */
export const excludedMilliseconds = (subjects: readonly string[], now: Date) => {
  const all = sql.join(
    subjects.map((subject) => sql`${subject}`),
    sql`, `,
  );
  return sql`extract(epoch from excluded_until(array[${all}]::text[], ${now.toISOString()}::timestamptz)) * 1000`;
};

/** The end of the latest exclusion of one of these subjects, on any site of the gateway; a world knows its own alone. */
export const excludedUntil = async (orm: Orm, subjects: readonly string[], now: Date): Promise<Date | undefined> => {
  if (subjects.length === 0) return undefined;
  const [row] = rowsOf(await orm.execute(sql`select ${excludedMilliseconds(subjects, now)} as until`));
  return dateAt(row?.['until']);
};

/** Excludes subjects until a time; a longer exclusion stays. */
export const exclude = async (tx: Tx, merchant: string, subjects: readonly string[], until: Date): Promise<void> => {
  await tx
    .insert(exclusions)
    .values(subjects.map((subject) => ({ merchant, subject, until })))
    .onConflictDoUpdate({
      target: [exclusions.merchant, exclusions.subject],
      set: { until: sql`greatest(${exclusions.until}, excluded.until)` },
    });
};
