import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { attempts } from './access.schema.ts';

type Counted = {
  merchant: string;
  subject: string;
  now: number;
  /** A window that began at or before this moment (ms) has ended. */
  endedBefore: number;
  /** A window that began after this moment (ms) is discarded: the clock of a world may go back. */
  beginsBefore: number;
  /** Calls to add to the count now. */
  portion: number;
  /** Calls that were added before but not made: subtracted from the count. */
  back: number;
};

const instant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;

/** Adds calls to a subject's window in one statement. Returns the count and the window's begin (ms), its first call. */
export const countCalls = async (orm: Orm, counted: Counted): Promise<{ taken: number; from: number }> => {
  const { merchant, subject, now, portion, back } = counted;
  const [first, last] = [instant(counted.endedBefore), instant(counted.beginsBefore)];
  const isOver = sql`${attempts.last_at} <= ${first} or ${attempts.last_at} > ${last}`;
  const [row] = await orm
    .insert(attempts)
    .values({ merchant, kind: 'calls', subject, taken: portion, last_at: new Date(now) })
    .onConflictDoUpdate({
      target: [attempts.merchant, attempts.kind, attempts.subject],
      set: {
        taken: sql`case when ${isOver} then ${portion}::integer else ${attempts.taken} + ${portion - back}::integer end`,
        last_at: sql`case when ${isOver} then ${instant(now)} else ${attempts.last_at} end`,
      },
    })
    .returning({ taken: attempts.taken, from: attempts.last_at });
  if (row === undefined) throw new Error('a call was not counted');
  return { taken: row.taken, from: row.from.getTime() };
};
