import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../database/database.types.ts';
import { findMerchant } from '../merchants/merchants.store.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Call, GatewayEnv, Session } from './gateway.types.ts';
import { idempotentRequests } from './idempotency.schema.ts';
import { effectOf, runIdempotent } from './idempotency.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Sent = {
  merchant?: string;
  member?: string;
  token?: string;
  ip?: string;
  body?: string;
  operation?: Call['operationId'];
  at?: number;
};

const NOW = Date.parse('2026-03-01T12:00:00Z');
let worked: number;
let work: (tx: Tx) => Response | Promise<Response>;
/** Returns the refusal that the handler gives before its effect. */
let refusal: (() => Response) | undefined;
let keys = 0;
const newKey = () => `key-of-the-once-test-${(keys += 1)}`;

beforeEach(() => {
  worked = 0;
  refusal = undefined;
  work = () => Response.json({ success: true, message: '', value: worked });
});

const session = (memberId: string, tokenHash: string): Session => ({
  tokenHash,
  memberId,
  role: memberId === 'trial' ? 'trial' : 'member',
  passwordGraceUntil: null,
  mustChangePassword: false,
});

/** Sends a call with this key; its effect runs `work` and counts it in `worked`. */
const send = async (key: string | undefined, sent: Sent = {}) => {
  const {
    merchant = 'alpha',
    member,
    token = `token of ${member}`,
    ip = '192.0.2.1',
    body = '{}',
    operation = 'launchExternalGame',
    at = NOW,
  } = sent;
  const found = await findMerchant(gateway.database.owner, merchant);
  if (found === undefined) throw new Error(`no merchant ${merchant}`);
  const call: Call = {
    smsPerCountry: 1000,
    merchant: found,
    database: gateway.database.of(found),
    host: 'site.example',
    origin: 'https://site.example',
    linkOrigin: 'https://site.example',
    operationId: operation,
    now: new Date(at),
    clock: () => new Date(at),
    language: 'EN',
    ip,
    network: ip,
    device: '',
    session: member === undefined ? undefined : session(member, token),
  };
  const app = new Hono<GatewayEnv>();
  app.use(async (c, next) => {
    c.set('call', call);
    return runIdempotent(c, { operationId: operation }, next);
  });
  app.onError((_, c) => c.json({ success: false, message: '', value: { code: 'internal' } }, 500));
  app.post('/', (c) => {
    if (refusal !== undefined) return refusal();
    return effectOf(c)(async (tx) => {
      worked += 1;
      return work(tx);
    });
  });
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const response = await app.request('/', { method: 'POST', headers, body });
  const envelope = (await response.json()) as { success: boolean; value: unknown };
  return { status: response.status, type: response.headers.get('Content-Type'), ...envelope };
};

/** Sends a call whose `work` waits until the test resolves it. */
const hang = async (key: string) => {
  const begun = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<Response>();
  work = () => {
    begun.resolve(undefined);
    return answer.promise;
  };
  const sent = send(key);
  await begun.promise;
  return {
    end: (response: Response) => {
      answer.resolve(response);
      return sent;
    },
  };
};

const no = (): Response => Response.json({ success: false, message: '', value: { code: 'gameUnknown' } });

describe('a call that happens once', () => {
  it('is not begun without a key of 16 to 64 visible characters', async () => {
    const odd = [undefined, '', 'x'.repeat(15), 'x'.repeat(65), 'two words are no key', 'é'.repeat(20)];
    for (const key of odd)
      expect(await send(key)).toMatchObject({ status: 400, value: { code: 'idempotencyKeyRequired' } });
    expect(worked).toBe(0);
    for (const key of ['x'.repeat(16), 'x'.repeat(64)]) expect((await send(key)).status).toBe(200);
    expect(worked).toBe(2);
  });

  it('gives the first answer again, word for word, however late', async () => {
    const key = newKey();
    const first = await send(key, { member: 'anna' });
    for (const at of [NOW, NOW + 61_000, NOW + 3_600_000])
      expect(await send(key, { member: 'anna', at })).toEqual({ ...first, type: 'application/json' });
    expect(first.value).toBe(1);
    expect(worked).toBe(1);
  });

  it('gives a refusal for a reason of business again, too, before its effect or in it', async () => {
    const [inside, before] = [newKey(), newKey()];
    work = no;
    await send(inside);
    refusal = no;
    await send(before);
    refusal = undefined;
    work = () => Response.json({ success: true, message: '', value: 'too late' });
    for (const key of [inside, before])
      expect(await send(key)).toMatchObject({ status: 200, success: false, value: { code: 'gameUnknown' } });
    expect(worked).toBe(1);
  });

  it('must do its work in its effect: an answer of success without one is an error', async () => {
    refusal = () => Response.json({ success: true, message: '', value: 'done elsewhere' });
    expect((await send(newKey())).status).toBe(500);
  });

  it('refuses another request under the same key, and gives it no answer', async () => {
    const key = newKey();
    await send(key, { member: 'anna', body: '{"a":1}' });
    const other = await send(key, { member: 'anna', body: '{"a":2}' });
    expect(other).toMatchObject({ status: 409, value: { code: 'idempotencyConflict' } });
    expect(worked).toBe(1);
  });

  it('never gives the answer of another member, visitor, merchant or call', async () => {
    const key = newKey();
    const callers: Sent[] = [
      { member: 'anna' },
      { member: 'bert' },
      {},
      { ip: '192.0.2.2' },
      { member: 'anna', merchant: 'beta' },
      { member: 'anna', operation: 'launchGame' },
      { member: '192.0.2.1' },
      { member: 'trial', token: 'one visit' },
      { member: 'trial', token: 'another visit' },
    ];
    for (const [index, caller] of callers.entries()) expect((await send(key, caller)).value).toBe(index + 1);
    for (const [index, caller] of callers.entries()) expect((await send(key, caller)).value).toBe(index + 1);
    expect((await send(newKey(), { member: 'anna' })).value).toBe(callers.length + 1);
    expect(worked).toBe(callers.length + 1);
  });

  it('is one for a member in every session', async () => {
    const key = newKey();
    const first = await send(key, { member: 'anna', token: 'phone' });
    expect((await send(key, { member: 'anna', token: 'laptop' })).value).toBe(first.value);
    expect(worked).toBe(1);
  });

  it('lets a second try wait for the first, however long that takes, and answers both alike', async () => {
    const key = newKey();
    const { end } = await hang(key);
    const second = send(key, { at: NOW + 3_600_000 });
    const other = send(key, { body: 'other' });
    expect((await end(Response.json({ success: true, message: '', value: 'done' }))).value).toBe('done');
    expect((await second).value).toBe('done');
    expect(await other).toMatchObject({ status: 409, value: { code: 'idempotencyConflict' } });
    expect(worked).toBe(1);
  });

  it('may be tried again under the same key after it failed, also with another request', async () => {
    const key = newKey();
    for (const status of [400, 401, 500, 503]) {
      work = () => Response.json({ success: false, message: '', value: { code: 'failed' } }, { status });
      expect((await send(key)).status).toBe(status);
    }
    work = () => Response.json({ success: true, message: '', value: 'at last' });
    expect((await send(key, { body: 'mended' })).value).toBe('at last');
    expect(worked).toBe(5);
  });

  it('that failed forgets its own key only', async () => {
    const [kept, failed] = [newKey(), newKey()];
    await send(kept);
    work = () => Response.json({ success: false, message: '', value: {} }, { status: 500 });
    await send(failed);
    expect((await send(kept)).value).toBe(1);
  });

  it('takes back with its key what it had done, when it fails after that', async () => {
    const key = newKey();
    const { owner: orm } = gateway.database;
    const about = {
      merchant: 'alpha',
      caller: 'nobody',
      operation_id: 'x',
      request_hash: 'x',
      created_at: new Date(NOW),
    };
    const isThere = async () =>
      (
        await orm
          .select()
          .from(idempotentRequests)
          .where(eq(idempotentRequests.key, `written by ${key}`))
      ).length;
    const write = async (tx: Tx, status: number) => {
      await tx.insert(idempotentRequests).values({ ...about, key: `written by ${key}`, answer: '' });
      return Response.json({ success: status === 200, message: '', value: {} }, { status });
    };
    work = (tx) => write(tx, 503);
    await send(key);
    work = async (tx) => {
      await write(tx, 200);
      throw new Error('killed');
    };
    expect((await send(key)).status).toBe(500);
    expect(await isThere()).toBe(0);
    work = (tx) => write(tx, 200);
    expect((await send(key)).success).toBe(true);
    expect(await isThere()).toBe(1);
  });
});
