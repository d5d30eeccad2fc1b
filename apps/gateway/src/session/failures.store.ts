import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { loginFailures } from '../database/schema.ts';

const LOCK_AFTER = 5;
const LOCK_MS = 15 * 60_000;

/** An account by name, whether or not it exists: both are counted alike. */
export type Account = { merchant: string; accountKey: string };

const isOf = ({ merchant, accountKey }: Account) =>
  and(eq(loginFailures.merchant, merchant), eq(loginFailures.account_key, accountKey));

/** How often an account was missed of late, and until when it is locked. Failures are forgotten after a quarter of an hour. */
export const readFailures = async (
  orm: Orm,
  account: Account,
  now: Date,
): Promise<{ failures: number; lockedUntil?: Date }> => {
  const [row] = await orm.select().from(loginFailures).where(isOf(account));
  if (row === undefined) return { failures: 0 };
  if (row.locked_until !== null && row.locked_until > now)
    return { failures: row.failures, lockedUntil: row.locked_until };
  return { failures: now.getTime() - row.last_at.getTime() > LOCK_MS ? 0 : row.failures };
};

/** Until when an account is locked, if it is. */
export const lockedUntil = async (orm: Orm, account: Account, now: Date): Promise<Date | undefined> =>
  (await readFailures(orm, account, now)).lockedUntil;

/** Counts a failure; the fifth in a row locks the account, and answers until when. */
export const countFailure = async (orm: Orm, account: Account, now: Date): Promise<Date | undefined> => {
  const forgotten = new Date(now.getTime() - LOCK_MS).toISOString();
  const [row] = await orm
    .insert(loginFailures)
    .values({ merchant: account.merchant, account_key: account.accountKey, failures: 1, last_at: now })
    .onConflictDoUpdate({
      target: [loginFailures.merchant, loginFailures.account_key],
      set: {
        failures: sql`case when ${loginFailures.last_at} < ${forgotten}::timestamptz then 1 else ${loginFailures.failures} + 1 end`,
        last_at: now,
      },
    })
    .returning();
  if (row === undefined || row.failures < LOCK_AFTER) return undefined;
  const until = new Date(now.getTime() + LOCK_MS);
  await orm.update(loginFailures).set({ locked_until: until }).where(isOf(account));
  return until;
};

/** Forgets the failures of an account. */
export const clearFailures = async (orm: Orm, account: Account): Promise<void> => {
  await orm.delete(loginFailures).where(isOf(account));
};
