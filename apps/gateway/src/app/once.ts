import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Operation } from '@baize/gateway-contract';
import type { Next } from 'hono';
import { idempotentRequests } from './once.schema.ts';
import { hashOf } from '../secrets/random.ts';
import { problem } from './answer.ts';
import type { GatewayContext } from './gateway.types.ts';

const KEY = /^[\x21-\x7e]{16,64}$/u;
const ABANDONED_MS = 60_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * What makes a request the same as another. A sealed body differs each time: what is in it counts, but for a password,
 * which could be guessed from what is kept.
 */
const sentWith = async (c: GatewayContext): Promise<string> => {
  const { payload } = c.var;
  if (payload === undefined) return c.req.text();
  return JSON.stringify(payload, (name, value: unknown) => (name === 'password' ? undefined : value));
};

/**
 * Lets a call that moves money happen once for one Idempotency-Key of one caller: a second try gets the answer of the
 * first, a different request with the same key is refused, and so is one that arrives while the first is still at work.
 */
export const once = async (c: GatewayContext, { operationId }: Pick<Operation, 'operationId'>, next: Next) => {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || !KEY.test(key)) return problem(c, 400, 'idempotencyKeyRequired');
  const { merchant, database, session, ip, now } = c.var.call;
  const requests = idempotentRequests;
  const requestHash = hashOf(await sentWith(c));
  const id = { merchant: merchant.id, caller: session?.memberId ?? `ip ${ip}`, operation_id: operationId, key };
  const isThis = and(
    eq(requests.merchant, id.merchant),
    eq(requests.caller, id.caller),
    eq(requests.operation_id, operationId),
    eq(requests.key, key),
  );
  const abandoned = and(
    isThis,
    isNull(requests.status),
    lt(requests.created_at, new Date(now.getTime() - ABANDONED_MS)),
  );
  await database.delete(requests).where(abandoned);
  const begun = await database
    .insert(requests)
    .values({ ...id, request_hash: requestHash, created_at: now })
    .onConflictDoNothing()
    .returning({ key: requests.key });
  if (begun.length === 0) {
    const [first] = await database.select().from(requests).where(isThis);
    if (first?.request_hash !== requestHash) return problem(c, 409, 'idempotencyConflict');
    if (first.answer === null) return problem(c, 409, 'conflict');
    return c.body(first.answer, 200, JSON_TYPE);
  }
  await next();
  // One that took so long that it was given up has no say any more in what its successor answered.
  const isOurs = and(isThis, eq(requests.created_at, now));
  if (c.res.status === 200) {
    await database
      .update(requests)
      .set({ status: 200, answer: await c.res.clone().text() })
      .where(isOurs);
  } else {
    await database.delete(requests).where(isOurs);
  }
  return undefined;
};
