import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMerchant } from '../merchants/merchants.store.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Call, GatewayEnv, Session } from './gateway.types.ts';
import { once } from './once.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Sent = {
  merchant?: string;
  member?: string;
  ip?: string;
  body?: string;
  operation?: Call['operationId'];
  at?: number;
};

const NOW = Date.parse('2026-03-01T12:00:00Z');
let worked: number;
let work: () => Response | Promise<Response>;
let keys = 0;
const newKey = () => `key-of-the-once-test-${(keys += 1)}`;

beforeEach(() => {
  worked = 0;
  work = () => Response.json({ success: true, message: '', value: worked });
});

const session = (memberId: string): Session => ({
  tokenHash: `token of ${memberId}`,
  memberId,
  role: 'member',
  passwordGraceUntil: null,
  mustChangePassword: false,
});

/** Sends a call with this key; what it does is `work`, counted by `worked`. */
const send = async (key: string | undefined, sent: Sent = {}) => {
  const {
    merchant = 'alpha',
    member,
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
    operationId: operation,
    now: new Date(at),
    language: 'EN',
    ip,
    network: ip,
    session: member === undefined ? undefined : session(member),
  };
  const app = new Hono<GatewayEnv>();
  app.use(async (c, next) => {
    c.set('call', call);
    return once(c, { operationId: operation }, next);
  });
  app.post('/', () => {
    worked += 1;
    return work();
  });
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const response = await app.request('/', { method: 'POST', headers, body });
  const envelope = (await response.json()) as { success: boolean; value: unknown };
  return { status: response.status, type: response.headers.get('Content-Type'), ...envelope };
};

/** Begins a call that stays at work until it is told its end. */
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

  it('gives a refusal for a reason of business again, too', async () => {
    const key = newKey();
    work = () => Response.json({ success: false, message: '', value: { code: 'gameUnknown' } });
    await send(key);
    expect(await send(key)).toMatchObject({ status: 200, success: false, value: { code: 'gameUnknown' } });
    expect(worked).toBe(1);
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
    ];
    for (const [index, caller] of callers.entries()) expect((await send(key, caller)).value).toBe(index + 1);
    for (const [index, caller] of callers.entries()) expect((await send(key, caller)).value).toBe(index + 1);
    expect((await send(newKey(), { member: 'anna' })).value).toBe(callers.length + 1);
    expect(worked).toBe(callers.length + 1);
  });

  it('refuses a second try while the first is at work, and answers it after', async () => {
    const key = newKey();
    const { end } = await hang(key);
    expect(await send(key, { at: NOW + 60_000 })).toMatchObject({ status: 409, value: { code: 'conflict' } });
    expect(await send(key, { body: 'other' })).toMatchObject({ status: 409, value: { code: 'idempotencyConflict' } });
    expect((await end(Response.json({ success: true, message: '', value: 'done' }))).value).toBe('done');
    expect((await send(key)).value).toBe('done');
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

  it.each([200, 500])(
    'that was abandoned is begun again after a minute; its own end, late and %s, changes nothing',
    async (status) => {
      const [key, other] = [newKey(), newKey()];
      const hanging = [await hang(key), await hang(other)];
      work = () => Response.json({ success: true, message: '', value: 'again' });
      expect((await send(key, { at: NOW + 60_001 })).value).toBe('again');
      expect((await send(other, { at: NOW + 60_000 })).value).toEqual({ code: 'conflict' });
      for (const { end } of hanging)
        await end(Response.json({ success: true, message: '', value: 'late' }, { status }));
      expect((await send(key, { at: NOW + 60_002 })).value).toBe('again');
    },
  );
});
