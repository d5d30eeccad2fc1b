import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.types.ts';
import { pageOf } from './pageOf.ts';
import type { ListQuery } from './pageOf.ts';

const BATCH = 500;

/** All rows of a list up to `limit`, in batches that are read on demand, such as those of a CSV file. */
export const eachPage = async function* <T extends PgTable>(
  orm: Orm,
  query: ListQuery<T>,
  limit: number,
): AsyncGenerator<readonly T['$inferSelect'][]> {
  let cursor: string | undefined = '';
  for (let left = limit; left > 0 && cursor !== undefined; left -= BATCH) {
    const page: Awaited<ReturnType<typeof pageOf<T>>> = await pageOf(orm, query, {
      cursor,
      pageSize: Math.min(BATCH, left),
    });
    if (page === undefined) throw new Error('A cursor of this list was refused.');
    yield page.rows;
    cursor = page.next;
  }
};
