import { and, eq } from 'drizzle-orm';
import type { Operation } from '@baize/gateway-contract';
import type { Next } from 'hono';
import type { Orm, Tx } from '../database/database.types.ts';
import { hashOf } from '../secrets/random.ts';
import { visitIdOf } from './visitIdOf.ts';
import { problem } from './answer.ts';
import type { GatewayContext, KeyedRequest } from './gateway.types.ts';
import { idempotentRequests as requests } from './idempotency.schema.ts';

const KEY = /^[\x21-\x7e]{16,64}$/u;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * Runs `work` in one transaction that first inserts the Idempotency-Key and last stores the answer: key, effect and
 * answer commit together or not at all. Under a known key the stored answer is returned and `work` does not run. A
 * concurrent second try waits for the first. Any answer but 200 rolls back.
 */
export type Effect = <R extends Response>(work: (tx: Tx) => Promise<R>) => Promise<R>;

/**
 * The text to hash. A sealed body differs each time, so its plaintext counts; without the password, which could be
 * guessed from the hash.
 */
const sentWith = async (c: GatewayContext): Promise<string> => {
  const { payload } = c.var;
  if (payload === undefined) return c.req.text();
  return JSON.stringify(payload, (name, value: unknown) => (name === 'password' ? undefined : value));
};

const isUnder = ({ row: { merchant, caller, operation_id, key } }: KeyedRequest) =>
  and(
    eq(requests.merchant, merchant),
    eq(requests.caller, caller),
    eq(requests.operation_id, operation_id),
    eq(requests.key, key),
  );

/** Stores an answer under its key; false if the key is taken. */
const keep = async (orm: Orm, { row }: KeyedRequest, answer: string): Promise<boolean> => {
  const kept = await orm
    .insert(requests)
    .values({ ...row, answer })
    .onConflictDoNothing()
    .returning({ key: requests.key });
  return kept.length > 0;
};

/** The stored answer, or 409 if the key was used for a different request; undefined for an unused key. */
const storedAnswer = async (c: GatewayContext, orm: Orm, request: KeyedRequest): Promise<Response | undefined> => {
  const [first] = await orm.select().from(requests).where(isUnder(request));
  if (first === undefined) return undefined;
  if (first.request_hash !== request.row.request_hash) return problem(c, 409, 'idempotencyConflict');
  return c.body(first.answer, 200, JSON_TYPE);
};

class RolledBack extends Error {
  readonly answer: Response;
  constructor(answer: Response) {
    super(`an answer of ${answer.status} takes its effect back`);
    this.answer = answer;
  }
}

/** The `Effect` of a call, for its handler; it throws for a call that is not `idempotent` in the contract. */
export const effectOf =
  (c: GatewayContext): Effect =>
  async <R extends Response>(work: (tx: Tx) => Promise<R>): Promise<R> => {
    const { request } = c.var;
    if (request === undefined) throw new Error('Only a call that the contract calls idempotent has an effect.');
    const answer = await c.var.call.database
      .transaction(async (tx): Promise<Response> => {
        if (!(await keep(tx, request, ''))) {
          const stored = await storedAnswer(c, tx, request);
          if (stored === undefined) throw new Error('an idempotency key was removed while it was in use');
          return stored;
        }
        const done = await work(tx);
        if (done.status !== 200) throw new RolledBack(done);
        await tx
          .update(requests)
          .set({ answer: await done.clone().text() })
          .where(isUnder(request));
        return done;
      })
      .catch((error: unknown) => {
        if (error instanceof RolledBack) return error.answer;
        throw error;
      });
    request.isAnswered = answer.status === 200;
    return answer as R;
  };

/** Stores a refusal that came before any effect, for retries; throws for a success without an effect. */
const keepRefusal = async (c: GatewayContext, request: KeyedRequest): Promise<void> => {
  const answer = await c.res.clone().text();
  if ((JSON.parse(answer) as { success: boolean }).success)
    throw new Error(`${request.row.operation_id} is idempotent: it must do its work in its effect.`);
  const { database } = c.var.call;
  if (await keep(database, request, answer)) return;
  const stored = await storedAnswer(c, database, request);
  if (stored === undefined) return;
  // Hono merges the headers of the old response into a new one, unless `res` is cleared first.
  c.res = undefined;
  c.res = stored;
};

/**
 * Makes a call idempotent per Idempotency-Key and caller: a retry gets the first answer; a different request with the
 * same key gets 409. The handler must do its writes in its `effect`.
 */
export const runIdempotent = async (c: GatewayContext, { operationId }: Pick<Operation, 'operationId'>, next: Next) => {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || !KEY.test(key)) return problem(c, 400, 'idempotencyKeyRequired');
  const { merchant, database, session, ip, now } = c.var.call;
  const row = {
    merchant: merchant.id,
    caller: session === undefined ? `ip ${ip}` : `${session.memberId}${visitIdOf(session)}`,
    operation_id: operationId,
    key,
    request_hash: hashOf(await sentWith(c)),
    created_at: now,
  };
  const request: KeyedRequest = { row, isAnswered: false };
  const stored = await storedAnswer(c, database, request);
  if (stored !== undefined) return stored;
  c.set('request', request);
  await next();
  if (c.res.status === 200 && !request.isAnswered) await keepRefusal(c, request);
  return undefined;
};
