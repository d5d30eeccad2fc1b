import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { authenticatorCode } from '../secrets/authenticator.ts';
import { hashPassword } from '../secrets/password.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { sessions } from '../access/access.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const WRONG = 'Wrong2026';

const challenge = async (visitor: ReturnType<typeof visit>) => {
  const { value } = await visitor.logIn('guarded', 'Guarded2026');
  return (value as { challenge: { id: string; methods: string[] } }).challenge;
};

const freePlay = async (visitor: ReturnType<typeof visit>) => ({
  json: { os: 'Linux', platform: 'W', version: 3, Encryption: await visitor.seal('anything') },
});

describe('login', () => {
  it('answers a token, which opens the member and the balance [REQ-081] [REQ-153] [REQ-160]', async () => {
    const visitor = visit(gateway, 'alpha.localhost');
    const answer = await visitor.logIn('Player', 'Player2026');
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      value: { firstTimeLogin: false, passwordExpired: false },
    });
    const { token } = answer.value as { token: string };
    expect((await visitor.call('/wps/member/info', { token })).value).toMatchObject({ account: 'player', type: 0 });
    expect((await visitor.call('/wps/v2/wallets/balance', { token })).value).toEqual({
      balance: '100000',
      currency: 'CNY',
      currencySymbol: '¥',
      sequence: 1,
    });
  });

  it('trims the account and the password [REQ-098]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    expect((await visitor.logIn(' player ', ' Player2026 ')).success).toBe(true);
  });

  it('refuses a wrong password and an unknown account alike, and asks for a captcha then [REQ-100] [REQ-101]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const wrong = await visitor.logIn('player', WRONG);
    const unknown = await visitor.logIn('nobody', WRONG);
    expect(wrong).toMatchObject({ status: 200, success: false, value: { code: 'wrongCredentials', captcha: true } });
    expect(unknown.value).toEqual(wrong.value);
    expect(unknown.message).toBe('Account or password is incorrect.');
    expect((await visitor.logIn('player', 'Player2026')).value).toEqual({ code: 'captchaRequired', captcha: true });
    await visitor.call('/wps/captcha');
    expect((await visitor.logIn('player', 'Player2026', { captcha: 'test' })).success).toBe(true);
  });

  it('refuses a wrong captcha, and takes each once only [REQ-101]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { failures: { captchaRequired: true } });
    await visitor.call('/wps/captcha');
    const wrong = await visitor.logIn('player', 'Player2026', { captcha: 'WRONG' });
    expect(wrong.value).toEqual({ code: 'captchaWrong', captcha: true });
    const again = await visitor.logIn('player', 'Player2026', { captcha: 'TEST' });
    expect(again.value).toEqual({ code: 'captchaWrong', captcha: true });
  });

  it('locks an account after five failures, until a time that it tells [REQ-100]', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await visitor.call('/wps/captcha');
      const answer = await visitor.logIn('agent', WRONG, { captcha: 'TEST' });
      expect(answer.value).toMatchObject({ code: attempt < 5 ? 'wrongCredentials' : 'locked' });
    }
    const locked = await visitor.logIn('agent', 'Agent2026');
    expect(locked.value).toMatchObject({ code: 'locked', until: expect.stringMatching(/Z$/u) as unknown });
    await advance(16 * 60_000);
    expect((await visitor.logIn('agent', 'Agent2026')).success).toBe(true);
  });

  it('says on the first login that it is the first, once [REQ-106] [REQ-108]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const first = await visitor.logIn('newcomer', 'Welcome2026');
    expect(first.value).toMatchObject({ firstTimeLogin: true, passwordDefault: true });
    expect((await visitor.logIn('newcomer', 'Welcome2026')).value).toMatchObject({ firstTimeLogin: false });
  });

  it('says that a password has expired [REQ-107]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    expect((await visitor.logIn('expired', 'Expired2026')).value).toMatchObject({ passwordExpired: true });
  });

  it('lets only agents in at the agent entry, and no trial account by name [REQ-112]', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    const refused = await visitor.logIn('player', 'Player2026', { entry: 'agent' });
    expect(refused).toMatchObject({ success: false, value: { code: 'nonAgent' } });
    expect((await visitor.logIn('agent', 'Agent2026', { entry: 'agent' })).success).toBe(true);
    const isTrial = and(eq(members.merchant, id), eq(members.account, 'trial'));
    await gateway.database.owner
      .update(members)
      .set({ password_hash: await hashPassword('Trial2026') })
      .where(isTrial);
    expect((await visitor.logIn('trial', 'Trial2026')).value).toEqual({ code: 'nonMember' });
  });

  it('ends after eight hours, and at once on logout [REQ-155] [REQ-091]', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha');
    const token = await visitor.tokenOf('player', 'Player2026');
    const other = await visitor.tokenOf('player', 'Player2026');
    expect((await visitor.call('/wps/session/logout', { method: 'DELETE', token })).value).toBeNull();
    expect((await visitor.call('/wps/member/info', { token })).status).toBe(401);
    expect((await visitor.call('/wps/member/info', { token: other })).status).toBe(200);
    await advance(8 * 3_600_000);
    const ended = await visitor.call('/wps/member/info', { token: other });
    expect(ended).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
  });

  it('takes over no session that was there before: a token or a cookie of somebody’s choice opens nothing', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const chosen = 'chosen-by-somebody-else';
    const fixed = { headers: { Authorization: `Bearer ${chosen}`, Cookie: `token=${chosen}; session=${chosen}` } };
    const payload = { type: 'username', username: 'player', password: 'Player2026' };
    const logIn = async () => {
      const { value } = await visitor.sendSealed('/wps/session/login', payload, fixed);
      return (value as { token: string }).token;
    };
    const tokens = [await logIn(), await logIn()];
    expect(new Set([...tokens, chosen]).size).toBe(3);
    for (const token of tokens) expect((await visitor.call('/wps/member/info', { token })).success).toBe(true);
    expect((await visitor.call('/wps/member/info', fixed)).status).toBe(401);
  });

  it('keeps tokens as hashes only', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const token = await visitor.tokenOf('player', 'Player2026');
    const stored = await gateway.database.owner.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.length).toBeGreaterThan(0);
  });
});

describe('the second factor', () => {
  it('asks for one of the offered methods before the session begins', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const { id, methods } = await challenge(visitor);
    expect(methods).toEqual(['sms', 'email', 'realName', 'authenticator']);
    const answer = (method: string, text: string) =>
      visitor.sendSealed('/wps/session/login/challenge', { id, method, answer: text });
    expect((await answer('realName', 'Somebody Else')).value).toEqual({ code: 'wrongAnswer' });
    expect((await answer('realName', 'gus guarded')).value).toMatchObject({ token: expect.any(String) as unknown });
    expect((await answer('realName', 'gus guarded')).value).toEqual({ code: 'challengeExpired' });
  });

  it('takes the code of an authenticator app and the codes that were sent', async () => {
    const { visitor, id: world, now } = await newWorldAt(gateway, 'alpha');
    const first = await challenge(visitor);
    const code = authenticatorCode('JBSWY3DPEHPK3PXP', now());
    const byApp = await visitor.sendSealed('/wps/session/login/challenge', {
      id: first.id,
      method: 'authenticator',
      answer: code,
    });
    expect(byApp.success).toBe(true);
    const second = await challenge(visitor);
    const sent = await latestMessages(gateway.database.owner, world, { limit: 2, since: new Date(0) });
    const sms = sent.find(({ channel }) => channel === 'sms');
    const bySms = await visitor.sendSealed('/wps/session/login/challenge', {
      id: second.id,
      method: 'sms',
      answer: /\d{6}/u.exec(sms?.body ?? '')?.[0],
    });
    expect(bySms.success).toBe(true);
  });
});

describe('free play', () => {
  it('begins a trial session where the flag is on [REQ-115] [REQ-116] [REQ-154]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const answer = await visitor.call('/wps/session/login/freeplay', await freePlay(visitor));
    const { token } = answer.value as { token: string };
    expect((await visitor.call('/wps/member/info', { token })).value).toMatchObject({ type: 4 });
  });

  it('is refused where the flag is off, and without a sealed string [REQ-067] [REQ-116] [REQ-231]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { settings: { flags: { freePlay: false } } });
    const answer = await visitor.call('/wps/session/login/freeplay', await freePlay(visitor));
    expect(answer.value).toEqual({ code: 'switchedOff' });
    const plain = { os: 'Linux', platform: 'W', version: 3, Encryption: 'anything' };
    const { visitor: other } = await newWorldAt(gateway, 'alpha');
    const unsealed = await other.call('/wps/session/login/freeplay', { json: plain });
    expect(unsealed).toMatchObject({ status: 400, value: { code: 'invalidRequest', field: 'Encryption' } });
  });
});
