import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { attempts } from './session.schema.ts';
import type { AttemptKind } from './session.schema.ts';

type Kind = Exclude<AttemptKind, 'calls'>;

/** Whose attempts are counted: an account by name, whether or not it exists, a member, an address, a country by its dialing code. */
export type Subject = {
  merchant: string;
  kind: Kind;
  subject: string;
  /** How many it may have, where that is not the same for all of its kind. */
  most?: number;
};

/** Reserved as the `nth` of late; or refused, because there were too many, until then. */
export type Attempt = { ok: true; nth: number } | { ok: false; until: Date };

const MINUTE_MS = 60_000;
/** So many that counting refuses nobody: what is too many is for the caller to say. */
const UNCOUNTED = 1_000_000;

/** How many there may be, and how long after the last one (or after the `first`) they are forgotten; as long lasts a lock. */
const limits: Record<Kind, { most: number; forgottenMs: number; since?: 'first' }> = {
  account: { most: 5, forgottenMs: 15 * MINUTE_MS },
  secondFactor: { most: 5, forgottenMs: 15 * MINUTE_MS },
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

/** How many attempts of a subject count, and until when it is refused, if it is. */
export const countedAttempts = async (orm: Orm, of: Subject, now: Date): Promise<{ taken: number; until?: Date }> => {
  const { forgottenMs } = limits[of.kind];
  const [row] = await orm.select().from(attempts).where(isOf(of));
  if (row === undefined) return { taken: 0 };
  const until = new Date(row.last_at.getTime() + forgottenMs);
  if (until <= now) return { taken: 0 };
  return row.taken >= mostOf(of) ? { taken: row.taken, until } : { taken: row.taken };
};

/** Until when a subject is refused, if it is. */
export const refusedUntil = async (orm: Orm, of: Subject, now: Date): Promise<Date | undefined> =>
  (await countedAttempts(orm, of, now)).until;

/**
 * Reserves an attempt before it is made: one statement counts it and says whether it may go on, so that of many at the
 * same time no more pass than of as many one after another. What turns out right gives it back or forgets all. Fewer
 * than the subject has may be `most`, for attempts that go on only as one of the first.
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
  // One that was given back in between lets the next try through; one that was a moment later makes no lock longer.
  const until = (await refusedUntil(orm, of, now)) ?? now;
  return { ok: false, until: new Date(Math.min(until.getTime(), now.getTime() + forgottenMs)) };
};

/** The seconds from now until then, a whole one at least. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Reserves an attempt of each of these, or of none: then the answer is until when the first that is full is refused. */
export const reserveEach = async (orm: Orm, subjects: readonly Subject[], now: Date): Promise<Date | undefined> => {
  for (const [index, subject] of subjects.entries()) {
    const attempt = await reserveAttempt(orm, subject, now);
    if (attempt.ok) continue;
    for (const reserved of subjects.slice(0, index)) await giveBackAttempt(orm, reserved);
    return attempt.until;
  }
  return undefined;
};

/** Until when the subject is refused after this attempt, when it was the last one it had. */
export const lockedBy = (of: Subject, { nth }: { nth: number }, now: Date): Date | undefined => {
  return nth < mostOf(of) ? undefined : new Date(now.getTime() + limits[of.kind].forgottenMs);
};

/** Gives an attempt back that was none. */
export const giveBackAttempt = async (orm: Orm, of: Subject): Promise<void> => {
  await orm
    .update(attempts)
    .set({ taken: sql`${attempts.taken} - 1` })
    .where(and(isOf(of), gt(attempts.taken, 0)));
};

/** Forgets the attempts of a subject. */
export const forgetAttempts = async (orm: Orm, of: Subject): Promise<void> => {
  await orm.delete(attempts).where(isOf(of));
};
