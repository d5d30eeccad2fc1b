import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { outbox } from './outbox.schema.ts';
import { newId } from '../secrets/random.ts';

export type Channel = 'sms' | 'email';

export type Message = {
  channel: Channel;
  recipient: string;
  /** E-mail subject; defaults to the merchant's name. */
  subject?: string;
  body: string;
  sentAt: Date;
};

export type KeptMessage = Message & { id: string; merchant: string };

/** A claimed message is due again after this time, unless it was delivered. */
const LEASE_SECONDS = 60;
const MOST_TRIES = 5;
/** Older messages are not delivered: their codes have expired. */
const LATEST_MINUTES = 10;
const AT_ONCE = 10;

const messageOf = (row: typeof outbox.$inferSelect): KeptMessage => ({
  merchant: row.merchant,
  id: row.id,
  channel: row.channel,
  recipient: row.recipient,
  ...(row.subject === null ? {} : { subject: row.subject }),
  body: row.body,
  sentAt: row.sent_at,
});

/**
 * Stores a message within the caller's transaction, for delivery after the commit. With `deliver: false` it runs the
 * same statement and stores nothing, so that timing does not reveal whether a recipient exists.
 */
export const sendMessage = async (
  orm: Orm,
  merchant: string,
  { channel, recipient, subject, body, sentAt }: Message,
  { deliver }: { deliver: boolean } = { deliver: true },
): Promise<void> => {
  await orm.execute(sql`
    insert into ${outbox} (merchant, id, channel, recipient, subject, body, sent_at)
    select ${merchant}, ${newId()}, ${channel}, ${recipient}, ${subject ?? null}::text, ${body}, ${sentAt.toISOString()}::timestamptz
    where ${deliver}::boolean`);
};

/** The latest messages of a merchant, newest first. */
export const latestMessages = async (
  orm: Orm,
  merchant: string,
  { limit, since }: { limit: number; since: Date },
): Promise<KeptMessage[]> => {
  const rows = await orm
    .select()
    .from(outbox)
    .where(and(eq(outbox.merchant, merchant), gte(outbox.sent_at, since)))
    .orderBy(desc(outbox.sent_at))
    .limit(limit);
  return rows.map(messageOf);
};

/** Claims due messages for the time of one delivery. Concurrent gateways claim different ones. */
export const claimDueMessages = async (orm: Orm, channels: readonly Channel[]): Promise<KeptMessage[]> => {
  const isDue = sql`${outbox.due_at} <= now() and ${outbox.due_at} > now() - make_interval(mins => ${LATEST_MINUTES}) and ${outbox.tries} < ${MOST_TRIES}`;
  const due = orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.channel, [...channels]), isDue))
    .orderBy(outbox.due_at)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const rows = await orm
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, due_at: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(inArray(outbox.id, due))
    .returning();
  return rows.map(messageOf);
};

/** Marks a message as delivered: keeps it for the sandbox's outbox page, or else deletes it with its text. */
export const markDelivered = async (orm: Orm, { merchant, id }: KeptMessage, { keep }: { keep: boolean }) => {
  const isIt = and(eq(outbox.merchant, merchant), eq(outbox.id, id));
  await (keep ? orm.update(outbox).set({ due_at: null }).where(isIt) : orm.delete(outbox).where(isIt));
};
