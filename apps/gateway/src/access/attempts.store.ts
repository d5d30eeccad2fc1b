import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { attempts } from './access.schema.ts';
import type { AttemptKind } from './access.schema.ts';

type Kind = Exclude<AttemptKind, 'calls'>;

/** Key of a counter: an account name (existing or not), member, network, mobile number or country's dialing code. */
export type Subject = {
  merchant: string;
  kind: Kind;
  subject: string;
  /** Limit of this subject, in place of its kind's. */
  most?: number;
};

/** Reserved as the `nth` recent attempt, or refused until a moment because the limit is reached. */
export type Attempt = { ok: true; nth: number } | { ok: false; until: Date };

const MINUTE_MS = 60_000;
/** No limit of its own: the caller passes one to `reserveAttempt`. */
const UNCOUNTED = 1_000_000;

/** Limit per kind, and the time after the last attempt (or the `first`) until they expire; a lock lasts as long. */
const limits: Record<Kind, { most: number; forgottenMs: number; since?: 'first' }> = {
  account: { most: 5, forgottenMs: 15 * MINUTE_MS },
  secondFactor: { most: 5, forgottenMs: 15 * MINUTE_MS },
  paymentPassword: { most: 5, forgottenMs: 15 * MINUTE_MS },
  contact: { most: 5, forgottenMs: 15 * MINUTE_MS },
  address: { most: UNCOUNTED, forgottenMs: 15 * MINUTE_MS },
  sendToMember: { most: 10, forgottenMs: 15 * MINUTE_MS },
  sendFromAddress: { most: 10, forgottenMs: 10 * MINUTE_MS },
  sendToCountry: { most: 1000, forgottenMs: 60 * MINUTE_MS, since: 'first' },
  registerFromAddress: { most: 10, forgottenMs: 60 * MINUTE_MS },
  recovery: { most: 5, forgottenMs: 15 * MINUTE_MS },
  sendLink: { most: 3, forgottenMs: 15 * MINUTE_MS },
};

const mostOf = ({ kind, most = limits[kind].most }: Subject): number => most;

const isOf = ({ merchant, kind, subject }: Subject) =>
  and(eq(attempts.merchant, merchant), eq(attempts.kind, kind), eq(attempts.subject, subject));

/** The unexpired attempts of a subject, and the end of its lock if the limit is reached. */
export const readAttempts = async (orm: Orm, of: Subject, now: Date): Promise<{ taken: number; until?: Date }> => {
  const { forgottenMs } = limits[of.kind];
  const [row] = await orm.select().from(attempts).where(isOf(of));
  if (row === undefined) return { taken: 0 };
  const until = new Date(row.last_at.getTime() + forgottenMs);
  if (until <= now) return { taken: 0 };
  return row.taken >= mostOf(of) ? { taken: row.taken, until } : { taken: row.taken };
};

/** The end of a subject's lock; undefined if it is not locked. */
export const lockedUntil = async (orm: Orm, of: Subject, now: Date): Promise<Date | undefined> =>
  (await readAttempts(orm, of, now)).until;

/**
 * Counts an attempt before it is made. One statement counts and decides, so that concurrent attempts cannot exceed the
 * limit. A successful attempt is given back, or all are forgotten. A lower `most` admits only one of the first few.
 */
export const reserveAttempt = async (orm: Orm, of: Subject, now: Date, most: number = mostOf(of)): Promise<Attempt> => {
  const { forgottenMs, since } = limits[of.kind];
  const forgotten = new Date(now.getTime() - forgottenMs);
  const before = sql`${forgotten.toISOString()}::timestamptz`;
  const [row] = await orm
    .insert(attempts)
    .values({ merchant: of.merchant, kind: of.kind, subject: of.subject, taken: 1, last_at: now })
    .onConflictDoUpdate({
      target: [attempts.merchant, attempts.kind, attempts.subject],
      set: {
        taken: sql`case when ${attempts.last_at} <= ${before} then 1 else ${attempts.taken} + 1 end`,
        last_at:
          since === 'first'
            ? sql`case when ${attempts.last_at} <= ${before} then excluded.last_at else ${attempts.last_at} end`
            : now,
      },
      setWhere: sql`${attempts.taken} < ${most} or ${attempts.last_at} <= ${before}`,
    })
    .returning();
  if (row !== undefined) return { ok: true, nth: row.taken };
  // An attempt may have been given back since, hence `now`; a later one must not extend the lock, hence the minimum.
  const until = (await lockedUntil(orm, of, now)) ?? now;
  return { ok: false, until: new Date(Math.min(until.getTime(), now.getTime() + forgottenMs)) };
};

/** Whole seconds until a moment, rounded up, at least 1. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Reserves an attempt for every subject or for none; then returns the end of the lock of the first that is full. */
export const reserveEach = async (orm: Orm, subjects: readonly Subject[], now: Date): Promise<Date | undefined> => {
  for (const [index, subject] of subjects.entries()) {
    const attempt = await reserveAttempt(orm, subject, now);
    if (attempt.ok) continue;
    for (const reserved of subjects.slice(0, index)) await releaseAttempt(orm, reserved);
    return attempt.until;
  }
  return undefined;
};

/** The end of the lock that this attempt causes; undefined if it was not the last allowed. */
export const lockAfter = (of: Subject, { nth }: { nth: number }, now: Date): Date | undefined => {
  return nth < mostOf(of) ? undefined : new Date(now.getTime() + limits[of.kind].forgottenMs);
};

/** Subtracts an attempt that is not to count. */
export const releaseAttempt = async (orm: Orm, of: Subject): Promise<void> => {
  await orm
    .update(attempts)
    .set({ taken: sql`${attempts.taken} - 1` })
    .where(and(isOf(of), gt(attempts.taken, 0)));
};

/** Deletes all attempts of a subject. */
export const resetAttempts = async (orm: Orm, of: Subject): Promise<void> => {
  await orm.delete(attempts).where(isOf(of));
};
