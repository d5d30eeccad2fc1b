import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { newId } from '../secrets/random.ts';
import { feedback } from './support.schema.ts';

type Feedback = Omit<typeof feedback.$inferInsert, 'merchant' | 'id'>;

/** Rows kept per merchant; the oldest are deleted, so that the table cannot be flooded. */
export const FEEDBACK_KEPT = 1000;

export const storeFeedback = async (orm: Orm, merchant: string, sent: Feedback): Promise<void> => {
  await orm.insert(feedback).values({ merchant, id: newId(), ...sent });
  const ofMerchant = eq(feedback.merchant, merchant);
  const tooMany = orm
    .select({ id: feedback.id })
    .from(feedback)
    .where(ofMerchant)
    .orderBy(desc(feedback.sent_at), asc(feedback.id))
    .offset(FEEDBACK_KEPT);
  await orm.delete(feedback).where(and(ofMerchant, inArray(feedback.id, tooMany)));
};
