import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { captchas } from './verification.schema.ts';
import type { CaptchaKind } from './verification.schema.ts';
import { hashOf } from '../secrets/random.ts';

export type Captcha = { kind: CaptchaKind; answer: string; difficulty: number; expiresAt: Date };
type Visitor = { merchant: string; visitor: string };

/** Stores a captcha, replacing the visitor's previous one. */
export const storeCaptcha = async (orm: Orm, { merchant, visitor }: Visitor, captcha: Captcha): Promise<void> => {
  const own = {
    kind: captcha.kind,
    answer: captcha.answer,
    difficulty: captcha.difficulty,
    expires_at: captcha.expiresAt,
  };
  await orm
    .insert(captchas)
    .values({ merchant, visitor_hash: hashOf(visitor), ...own })
    .onConflictDoUpdate({ target: [captchas.merchant, captchas.visitor_hash], set: own });
};

/** Deletes and returns a visitor's captcha of one of these kinds, so that it can be answered only once. */
export const removeCaptcha = async (
  orm: Orm,
  { merchant, visitor }: Visitor,
  kinds: readonly CaptchaKind[],
): Promise<Captcha | undefined> => {
  const [row] = await orm
    .delete(captchas)
    .where(
      and(
        eq(captchas.merchant, merchant),
        eq(captchas.visitor_hash, hashOf(visitor)),
        inArray(captchas.kind, [...kinds]),
      ),
    )
    .returning();
  return row && { kind: row.kind, answer: row.answer, difficulty: row.difficulty, expiresAt: row.expires_at };
};
