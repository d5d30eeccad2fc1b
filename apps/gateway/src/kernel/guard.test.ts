import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway, type TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { rightsOf } from './guard.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const jose = { 'Content-Type': 'application/jose' };
const credentials = { type: 'username', username: 'player', password: 'Player2026' };

describe('the merchant of a call', () => {
  it('follows from the local name, from a domain in any case, and never from a parameter [REQ-151]', async () => {
    for (const host of ['alpha.localhost:8080', 'WWW.alpha.example', 'm.alpha.example:443']) {
      const { value } = await visit(gateway, host).call('/wps/system/permission?merchant=alpha');
      expect(value).toMatchObject({ merchant: { code: 'alpha', currency: 'CNY' } });
    }
  });

  it('believes a forwarded host and address from this machine only', async () => {
    const headers = {
      Host: 'alpha.localhost',
      'X-Forwarded-Host': 'beta.localhost',
      'X-Forwarded-For': '198.51.100.1, ::ffff:203.0.113.9',
    };
    const asked = (remoteAddress: string) =>
      gateway.fetch(new Request('http://alpha.localhost/wps/system/permission', { headers }), {
        incoming: { socket: { remoteAddress } },
      });
    const near = (await (await asked('::ffff:127.0.0.1')).json()) as { value: unknown };
    const far = (await (await asked('198.51.100.7')).json()) as { value: unknown };
    expect(near.value).toMatchObject({ merchant: { code: 'beta' }, location: { ip: '203.0.113.9' } });
    expect(far.value).toMatchObject({ merchant: { code: 'alpha' }, location: { ip: '198.51.100.7' } });
  });
});

describe('a call that is not in order', () => {
  it('is answered with the envelope at an unknown path', async () => {
    const answer = await visit(gateway, 'alpha.localhost').call('/wps/nothing/here');
    expect(answer).toMatchObject({ status: 404, success: false, value: { code: 'notFound' } });
  });

  it('names the field that does not keep to the contract', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const answer = await visitor.call('/wps/relay/GCSGAME_gameList?pageNo=nought');
    expect(answer).toMatchObject({ status: 400, value: { code: 'invalidRequest', field: 'pageNo' } });
    expect(answer.message).toBe('The request is not valid: pageNo');
    const sealed = await visitor.sendSealed('/wps/session/login', { type: 'username' });
    expect(sealed).toMatchObject({ status: 400, value: { code: 'invalidRequest', field: 'username' } });
    const broken = await visitor.call('/wps/verification/sms/noLogin', {
      body: '{',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(broken).toMatchObject({ status: 400, value: { code: 'invalidRequest' } });
  });

  it('is too large above 64 KB', async () => {
    const answer = await visit(gateway, 'alpha.localhost').call('/wps/session/login', {
      body: 'x'.repeat(70_000),
      headers: jose,
    });
    expect(answer).toMatchObject({ status: 413, value: { code: 'tooLarge' } });
  });

  it('waits after too many of its kind, for as long as it is told', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha', { failures: { limits: { getCountries: 2 } } });
    for (const status of [200, 200, 429]) expect((await visitor.call('/wps/system/countries')).status).toBe(status);
    const answer = await visitor.call('/wps/system/countries');
    expect(answer.value).toMatchObject({
      code: 'tooManyRequests',
      retryAfter: Number(answer.headers.get('Retry-After')),
    });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await visitor.call('/wps/system/status')).status).toBe(200);
    await advance(61_000);
    expect((await visitor.call('/wps/system/countries')).status).toBe(200);
  });
});

describe('an encrypted call [REQ-151]', () => {
  it('refuses plain text [REQ-153] [REQ-162]', async () => {
    const visitor = visit(gateway, 'alpha.localhost');
    const plain = await visitor.call('/wps/session/login', { json: credentials });
    expect(plain).toMatchObject({ status: 400, success: false, value: { code: 'encryptionRequired' } });
    const disguised = await visitor.call('/wps/session/login', { body: JSON.stringify(credentials), headers: jose });
    expect(disguised).toMatchObject({ status: 400, value: { code: 'invalidRequest' } });
  });

  it('refuses the same message on second sight', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const body = await visitor.seal(credentials);
    expect((await visitor.call('/wps/session/login', { body, headers: jose })).success).toBe(true);
    const again = await visitor.call('/wps/session/login', { body, headers: jose });
    expect(again).toMatchObject({ status: 400, value: { code: 'replayedRequest' } });
  });

  it("refuses a message older than five minutes, by the world's clock", async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha');
    const body = await visitor.seal(credentials);
    await advance(5 * 60_000 + 2000);
    const late = await visitor.call('/wps/session/login', { body, headers: jose });
    expect(late).toMatchObject({ status: 400, value: { code: 'staleRequest' } });
    expect((await visitor.logIn('player', 'Player2026')).success).toBe(true);
  });

  it('changes its key every day, and takes the old one a day longer', async () => {
    const turning = await openTestGateway();
    const visitor = visit(turning, 'alpha.localhost');
    const kid = async () =>
      ((await visitor.call('/wps/system/keys')).value as { keys: { kid: string }[] }).keys[0]?.kid;
    const { keys } = (await visitor.call('/wps/system/keys')).value as { keys: { kid: string }[] };
    const first = await kid();
    expect(await kid()).toBe(first);
    turning.clock.advance(25 * 3_600_000);
    expect(await kid()).not.toBe(first);
    turning.clock.advance(25 * 3_600_000);
    expect(keys[0]?.kid).toBe(first);
    const ended = await visitor.call('/wps/session/login', {
      body: await visitor.seal(credentials, { kid: first }),
      headers: jose,
    });
    expect(ended).toMatchObject({ status: 400, value: { code: 'unknownKey' } });
    await turning.close();
  });
});

describe('sentences', () => {
  it('are in the language of the call, and in English where the gateway has none [REQ-005]', async () => {
    const visitor = visit(gateway, 'alpha.localhost');
    const inLanguage = async (code: string) =>
      (await visitor.call('/wps/member/info', { headers: { 'X-Language': code } })).message;
    expect(await inLanguage('CN')).toBe('您尚未登录，请先登录');
    expect(await inLanguage('UR')).toContain('لاگ اِن کریں');
    expect(await inLanguage('KM')).toBe('You are not logged in. Log in to continue.');
    expect(await inLanguage('xx')).toBe('You are not logged in. Log in to continue.');
  });
});

const call = { access: 'member', idempotent: false, realAccount: false, duringPasswordChange: false } as const;
const member = { mustChangePassword: false, role: 'member' } as const;
const owing = { ...member, mustChangePassword: true };

it('grants what is for members to members, and what is for agents to agents alone [REQ-231]', () => {
  const roles = ['member', 'agent', 'trial'] as const;
  const granted = (access: 'member' | 'agent') =>
    roles.filter((role) => rightsOf({ ...call, access }, { ...member, role }) === 'granted');
  expect([granted('member'), granted('agent')]).toEqual([roles, ['agent']]);
  expect(rightsOf({ ...call, access: 'agent' }, member)).toBe('forbidden');
});

it('asks a trial session for a real account where one is needed [REQ-011]', () => {
  const real = { ...call, realAccount: true };
  expect([rightsOf(real, { ...member, role: 'trial' }), rightsOf(real, member)]).toEqual([
    'realAccountRequired',
    'granted',
  ]);
});

it('opens to whoever owes a password what changes it, and what a visitor may see [REQ-107]', () => {
  expect(rightsOf(call, owing)).toBe('passwordChangeRequired');
  expect(rightsOf({ ...call, duringPasswordChange: true }, owing)).toBe('granted');
  expect(rightsOf({ ...call, access: 'optional' }, owing)).toBe('asVisitor');
  expect(rightsOf({ ...call, access: 'optional', idempotent: true }, owing)).toBe('passwordChangeRequired');
});
