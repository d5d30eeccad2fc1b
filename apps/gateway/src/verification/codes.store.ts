import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { verificationCodes } from '../database/schema.ts';
import { hashOf } from '../secrets/random.ts';

export const CODE_MINUTES = 5;
const MOST_ATTEMPTS = 5;

export type CodeOf = { merchant: string; purpose: 'login' | 'secondFactor'; recipient: string };

const isOf = ({ merchant, purpose, recipient }: CodeOf) =>
  and(
    eq(verificationCodes.merchant, merchant),
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.recipient, recipient),
  );

/** When the last code of this kind was sent. */
export const lastSent = async (orm: Orm, of: CodeOf): Promise<Date | undefined> => {
  const [row] = await orm.select().from(verificationCodes).where(isOf(of));
  return row?.sent_at;
};

/** Keeps a code in place of the one before. */
export const putCode = async (orm: Orm, of: CodeOf, code: string, now: Date): Promise<void> => {
  const own = {
    code_hash: hashOf(code),
    attempts: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
  };
  await orm
    .insert(verificationCodes)
    .values({ ...of, ...own })
    .onConflictDoUpdate({
      target: [verificationCodes.merchant, verificationCodes.purpose, verificationCodes.recipient],
      set: own,
    });
};

/** Tries a code: a right one is used up, and so is one that was missed five times. */
export const tryCode = async (
  orm: Orm,
  of: CodeOf,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'expired'> => {
  const [row] = await orm
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(isOf(of))
    .returning();
  if (row === undefined || row.expires_at <= now || row.attempts > MOST_ATTEMPTS) return 'expired';
  if (row.code_hash !== hashOf(code)) return 'wrong';
  const used = await orm
    .delete(verificationCodes)
    .where(and(isOf(of), eq(verificationCodes.code_hash, row.code_hash)))
    .returning();
  return used.length === 1 ? 'right' : 'expired';
};
