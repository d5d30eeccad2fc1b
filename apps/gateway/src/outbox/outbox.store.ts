import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { outbox } from './outbox.schema.ts';
import { newId } from '../secrets/random.ts';

export type Channel = 'sms' | 'email';

export type Message = {
  channel: Channel;
  recipient: string;
  /** Of an e-mail; the merchant's name when left out. */
  subject?: string;
  body: string;
  sentAt: Date;
};

export type KeptMessage = Message & { id: string; merchant: string };

/** A carrier has so long for a message before another may take it. */
const LEASE_SECONDS = 60;
const MOST_TRIES = 5;
/** What is older is of no use to anybody: a code has ended. */
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
 * Stores a message, in the transaction of what it tells; it is delivered after that, where there is a carrier. With
 * `deliver` false the same statement stores nothing, so that the time does not tell whether there is a recipient.
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

/** The latest messages of a merchant, the newest first. */
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

/** Takes messages that are due, for as long as one delivery may last: of several gateways each takes others. */
export const takeDue = async (orm: Orm, channels: readonly Channel[]): Promise<KeptMessage[]> => {
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

/** A message has been delivered: the sandbox keeps it for its screen, and only there is what it said kept at all. */
export const settleMessage = async (orm: Orm, { merchant, id }: KeptMessage, { keep }: { keep: boolean }) => {
  const isIt = and(eq(outbox.merchant, merchant), eq(outbox.id, id));
  await (keep ? orm.update(outbox).set({ due_at: null }).where(isIt) : orm.delete(outbox).where(isIt));
};
