import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { verificationCodes } from './verification.schema.ts';
import type { CodePurpose } from './verification.schema.ts';
import { hashOf } from '../secrets/random.ts';

export const CODE_MINUTES = 5;
/** So long nobody is sent another code. */
export const CODE_PAUSE_SECONDS = 60;
const PAUSE_MS = CODE_PAUSE_SECONDS * 1000;
const MOST_ATTEMPTS = 5;
/** The hash of no code. */
const USED = '';

export type CodeOf = { merchant: string; purpose: CodePurpose; recipient: string };

/** A mobile number as a code goes to it, and is kept for it. */
export const numberOf = (countryDialingCode: string, mobileNum: string): string =>
  `+${countryDialingCode} ${mobileNum}`;

const isOf = ({ merchant, purpose, recipient }: CodeOf) =>
  and(
    eq(verificationCodes.merchant, merchant),
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.recipient, recipient),
  );

/**
 * Keeps a code in place of the one before; undefined when it does. Within a minute of the last one it keeps none, and
 * answers the seconds to wait: of several at the same time one is kept.
 */
export const putCode = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<number | undefined> => {
  const own = {
    code_hash: hashOf(code),
    attempts: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
  };
  const kept = await orm
    .insert(verificationCodes)
    .values({ ...of, ...own })
    .onConflictDoUpdate({
      target: [verificationCodes.merchant, verificationCodes.purpose, verificationCodes.recipient],
      set: own,
      setWhere: lte(verificationCodes.sent_at, new Date(now.getTime() - PAUSE_MS)),
    })
    .returning();
  if (kept.length === 1) return undefined;
  const [row] = await orm.select().from(verificationCodes).where(isOf(of));
  const since = Math.max(0, now.getTime() - (row?.sent_at ?? now).getTime());
  return Math.max(1, Math.ceil((PAUSE_MS - since) / 1000));
};

/** Whether a code is out that can still be given. */
export const hasLiveCode = async (orm: Orm, of: CodeOf, now: Date): Promise<boolean> => {
  const live = and(gt(verificationCodes.expires_at, now), lt(verificationCodes.attempts, MOST_ATTEMPTS));
  const [row] = await orm
    .select()
    .from(verificationCodes)
    .where(and(isOf(of), live));
  return row !== undefined && row.code_hash !== USED;
};

type Tried = 'right' | 'wrong' | 'expired';

/** Counts an attempt before it looks, so that no more than five are looked at, however many come at the same time. */
const attempt = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<Tried> => {
  const [row] = await orm
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(isOf(of), lt(verificationCodes.attempts, MOST_ATTEMPTS)))
    .returning();
  if (row === undefined || row.expires_at <= now || row.code_hash === USED) return 'expired';
  return row.code_hash === hashOf(code) ? 'right' : 'wrong';
};

/** Whether a code is right, which leaves it to be given: a right one costs no attempt, a wrong one does. */
export const checkCode = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<Tried> => {
  const tried = await attempt(orm, of, code, now);
  if (tried === 'right')
    await orm
      .update(verificationCodes)
      .set({ attempts: sql`${verificationCodes.attempts} - 1` })
      .where(and(isOf(of), eq(verificationCodes.code_hash, hashOf(code)), gt(verificationCodes.attempts, 0)));
  return tried;
};

/** Tries a code: a right one is used up, and so is one that was missed five times. The pause after it goes on. */
export const tryCode = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<Tried> => {
  const tried = await attempt(orm, of, code, now);
  if (tried !== 'right') return tried;
  const used = await orm
    .update(verificationCodes)
    .set({ code_hash: USED })
    .where(and(isOf(of), eq(verificationCodes.code_hash, hashOf(code))))
    .returning();
  return used.length === 1 ? 'right' : 'expired';
};
