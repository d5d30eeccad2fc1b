import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../access/access.schema.ts';
import { hashOf } from '../secrets/random.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { servicesBeside } from '../testing/servicesBeside.ts';
import { dragonGate } from '../testing/vendor.ts';
import { visit } from '../testing/visitor.ts';
import type { GatewayEnv } from './gateway.types.ts';
import { guard } from './guard.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MEMBER = '/wps/member/info';
const COUNTRIES = '/wps/system/countries';
const VENDORS = '/wps/relay/GCSGAME_gameVendor';
const unauthenticated = { status: 401, success: false, value: { code: 'unauthenticated' } };

describe('a token', () => {
  it('is taken as the whole of what follows "Bearer"', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    for (const header of [
      `Basic Bearer ${token}`,
      `Bearer ${token} more`,
      `Bearer  ${token}`,
      `bearer ${token}`,
      token,
    ])
      expect(await visitor.call(MEMBER, { headers: { Authorization: header } }), header).toMatchObject(unauthenticated);
    expect((await visitor.call(MEMBER, { headers: { Authorization: `Bearer ${token}` } })).success).toBe(true);
  });

  it('has 16 to 128 letters, digits, strokes and dashes, or is not looked for', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const { owner: orm } = gateway.database;
    const [row] = await orm.select().from(sessions).where(eq(sessions.merchant, id));
    if (row === undefined) throw new Error('no session was begun');
    const statusWith = async (token: string) => {
      await orm.insert(sessions).values({ ...row, token_hash: hashOf(token) });
      return (await visitor.call(MEMBER, { token })).status;
    };
    for (const odd of ['x'.repeat(15), 'x'.repeat(129), `${'x'.repeat(20)}.`, '~'.repeat(20)])
      expect(await statusWith(odd), odd).toBe(401);
    for (const good of ['x'.repeat(16), 'x'.repeat(128), 'A-z_0'.repeat(4)]) expect(await statusWith(good)).toBe(200);
  });

  it('that is invalid refuses calls with optional access too, but no public call', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const headers = { Authorization: 'Bearer of-nobody-at-all-known' };
    expect((await visitor.call(VENDORS)).success).toBe(true);
    for (const header of [headers, { Authorization: '' }])
      expect(await visitor.call(VENDORS, { headers: header })).toMatchObject(unauthenticated);
    expect(await visitor.call(MEMBER)).toMatchObject(unauthenticated);
    expect((await visitor.call(COUNTRIES, { headers })).success).toBe(true);
  });
});

/** The id of the member that a handler behind the guard sees. */
const callerBehindGuard = async (path: string, host: string, token?: string): Promise<unknown> => {
  const services = await servicesBeside(gateway);
  const app = new Hono<GatewayEnv>();
  app.use(async (c, next) => {
    c.set('trusts', services.trusts);
    await next();
  });
  app.use(guard(services, true));
  app.get(path, (c) => c.json({ caller: c.var.call.session?.memberId ?? 'a visitor' }));
  const headers = { 'X-Forwarded-Host': host, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  return (await app.request(path, { headers })).json();
};

describe('who calls', () => {
  it('is the member of the token, and no member for a shared answer, even if a password change is required', async () => {
    const { visitor, host, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    expect(await callerBehindGuard(MEMBER, host, token)).toEqual({ caller: '1001' });
    expect(await callerBehindGuard(VENDORS, host)).toEqual({ caller: 'a visitor' });
    expect(await callerBehindGuard(VENDORS, host, token)).toEqual({ caller: 'a visitor' });
    const owing = await visitor.tokenOf('newcomer', 'Welcome2026');
    expect(await callerBehindGuard(VENDORS, host, owing)).toEqual({ caller: 'a visitor' });
  });
});

describe('the merchant that a call names', () => {
  it.each([
    'merchant=beta',
    'merchantCode=beta',
    'merchant=alpha&merchantCode=beta',
    'merchant=alpha&merchant=beta',
    'merchant=',
  ])('is the one of the host: %s is refused at another', async (query) => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const refused = { status: 403, success: false, value: { code: 'merchantMismatch' } };
    expect(await visitor.call(`${COUNTRIES}?${query}`)).toMatchObject(refused);
    expect((await visitor.call(`${COUNTRIES}?merchant=alpha&merchantCode=alpha`)).success).toBe(true);
  });

  it('is refused where the host has none, before anything else', async () => {
    const nowhere = visit(gateway, 'gamma.localhost');
    for (const path of [COUNTRIES, '/wps/nothing/here'])
      expect(await nowhere.call(path)).toMatchObject({ status: 403, value: { code: 'merchantMismatch' } });
  });
});

describe('an answer', () => {
  it('may be cached with revalidation if it is the same for all, and else not at all', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    for (const [path, status, kept] of [
      [VENDORS, 200, 'private, no-cache'],
      [`${VENDORS}?merchantCode=beta`, 403, 'no-store'],
      [MEMBER, 401, 'no-store'],
      ['/wps/nothing/here', 404, 'no-store'],
    ] as const) {
      const answer = await visitor.call(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, kept]);
    }
  });
});

describe('a call', () => {
  it('with text that the database cannot store is refused with the field', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    expect(await visitor.call(`${COUNTRIES}?language=%00`)).toMatchObject({
      status: 400,
      value: { code: 'invalidRequest', field: 'language' },
    });
  });

  it('that moves money happens once for its key, and not without one; others need none', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const launch = (headers: Record<string, string>) =>
      visitor.call('/wps/relay/GCS_gameLaunchFB', { token, headers, json: dragonGate });
    expect(await launch({})).toMatchObject({ status: 400, value: { code: 'idempotencyKeyRequired' } });
    const headers = { 'Idempotency-Key': 'the-key-of-one-launch' };
    const first = await launch(headers);
    expect(first.success).toBe(true);
    expect((await launch(headers)).value).toEqual(first.value);
  });
});
