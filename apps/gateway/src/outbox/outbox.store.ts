import { and, desc, eq, gte } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { outbox } from './outbox.schema.ts';
import { newId } from '../secrets/random.ts';

export type Message = { channel: 'sms' | 'email'; recipient: string; body: string; sentAt: Date };

/** Puts a message where the outside world would have carried it. */
export const sendMessage = async (orm: Orm, merchant: string, { sentAt, ...message }: Message): Promise<void> => {
  await orm.insert(outbox).values({ merchant, id: newId(), ...message, sent_at: sentAt });
};

/** The latest messages of a merchant, the newest first. */
export const latestMessages = async (
  orm: Orm,
  merchant: string,
  { limit, since }: { limit: number; since: Date },
): Promise<Message[]> => {
  const rows = await orm
    .select()
    .from(outbox)
    .where(and(eq(outbox.merchant, merchant), gte(outbox.sent_at, since)))
    .orderBy(desc(outbox.sent_at))
    .limit(limit);
  return rows.map(({ channel, recipient, body, sent_at }) => ({ channel, recipient, body, sentAt: sent_at }));
};
