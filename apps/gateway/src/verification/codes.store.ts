import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { verificationCodes } from './verification.schema.ts';
import type { CodePurpose } from './verification.schema.ts';
import { hashOf } from '../secrets/random.ts';

export const CODE_MINUTES = 5;
/** Shortest time between two codes to one recipient. */
export const CODE_PAUSE_SECONDS = 60;
const PAUSE_MS = CODE_PAUSE_SECONDS * 1000;
const MOST_ATTEMPTS = 5;
/** Marks a used code; no hash is empty. */
const USED = '';

export type CodeOf = { merchant: string; purpose: CodePurpose; recipient: string };

/** A mobile number as the recipient of a code. */
export const numberOf = (countryDialingCode: string, mobileNum: string): string =>
  `+${countryDialingCode} ${mobileNum}`;

/** A code as it is stored and compared when it counts for one member only. */
export const codeFor = (memberId: string, code: string): string => `${memberId} ${code}`;

const isOf = ({ merchant, purpose, recipient }: CodeOf) =>
  and(
    eq(verificationCodes.merchant, merchant),
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.recipient, recipient),
  );

/**
 * Stores a code, replacing the previous one, and returns undefined. Within a minute of the previous one it stores
 * nothing and returns the seconds to wait; of concurrent calls one stores.
 */
export const storeCode = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<number | undefined> => {
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

/** True when the recipient has an unused code with attempts left that has not expired. */
export const hasLiveCode = async (orm: Orm, of: CodeOf, now: Date): Promise<boolean> => {
  const live = and(gt(verificationCodes.expires_at, now), lt(verificationCodes.attempts, MOST_ATTEMPTS));
  const [row] = await orm
    .select()
    .from(verificationCodes)
    .where(and(isOf(of), live));
  return row !== undefined && row.code_hash !== USED;
};

type Tried = 'right' | 'wrong' | 'expired';

/** Counts the attempt before comparing, so that concurrent calls get at most five comparisons. */
const attempt = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<Tried> => {
  const [row] = await orm
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(isOf(of), lt(verificationCodes.attempts, MOST_ATTEMPTS)))
    .returning();
  if (row === undefined || row.expires_at <= now || row.code_hash === USED) return 'expired';
  return row.code_hash === hashOf(code) ? 'right' : 'wrong';
};

/** Checks a code without consuming it. A right one costs no attempt, a wrong one does. */
export const checkCode = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<Tried> => {
  const tried = await attempt(orm, of, code, now);
  if (tried === 'right')
    await orm
      .update(verificationCodes)
      .set({ attempts: sql`${verificationCodes.attempts} - 1` })
      .where(and(isOf(of), eq(verificationCodes.code_hash, hashOf(code)), gt(verificationCodes.attempts, 0)));
  return tried;
};

/**
 * Checks a code and consumes it when it is right; five wrong attempts end it. The pause before the next code still
 * applies.
 */
export const consumeCode = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<Tried> => {
  const tried = await attempt(orm, of, code, now);
  if (tried !== 'right') return tried;
  const used = await orm
    .update(verificationCodes)
    .set({ code_hash: USED })
    .where(and(isOf(of), eq(verificationCodes.code_hash, hashOf(code))))
    .returning();
  return used.length === 1 ? 'right' : 'expired';
};
