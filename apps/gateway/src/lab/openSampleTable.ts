import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';

/** Creates the table of the sample, the generator's template, if it is missing: no migration has it. */
export const openSampleTable = async ({ owner, run }: Database): Promise<void> => {
  const [found] = rowsOf(await owner.execute(sql`select to_regclass('public.sample') as name`));
  if (found?.['name'] !== null) return;
  await run(await readFile(new URL('sampleTable.sql', import.meta.url), 'utf8'));
};
