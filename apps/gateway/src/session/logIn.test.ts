import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import type { SecondFactor } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { authenticatorCode } from '../secrets/authenticator.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { storeCode } from '../verification/codes.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MOBILE = '13800138000';
const SECRET = 'JBSWY3DPEHPK3PXP';
const unlimited = { failures: { limits: { logIn: 1000 } } };

const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const statusOf = async (visitor: Visitor, token = '') => (await visitor.call('/wps/member/info', { token })).status;
const changeMember = (world: string, account: string, to: Partial<typeof members.$inferInsert>) =>
  gateway.database.owner
    .update(members)
    .set(to)
    .where(and(eq(members.merchant, world), eq(members.account, account)));

const guarded = async (visitor: Visitor) => {
  const { value } = await visitor.logIn('guarded', 'Guarded2026');
  return (value as { challenge: { id: string; methods: SecondFactor[] } }).challenge;
};
const answer = (visitor: Visitor, id: string, method: SecondFactor, text: string) =>
  visitor.sendSealed('/wps/session/login/challenge', { id, method, answer: text });

describe('a member who is disabled', () => {
  it('learns it with the right password only, each time, and gets no session', async () => {
    const { visitor, token, id } = await newWorldAt(gateway, 'alpha', { as: 'player', ...unlimited });
    expect(await statusOf(visitor, token)).toBe(200);
    await changeMember(id, 'player', { disabled: true });
    expect(await statusOf(visitor, token)).toBe(401);
    for (let n = 0; n < 6; n += 1)
      expect((await visitor.logIn('player', 'Player2026')).value).toEqual({ code: 'disabled' });
    expect(codeOf(await visitor.logIn('player', 'Wrong2026'))).toBe('wrongCredentials');
    await changeMember(id, 'player', { disabled: false });
    expect(await statusOf(visitor, token)).toBe(200);
  });

  it('cannot answer the second factor that has been asked for', async () => {
    const { visitor, id: world } = await newWorldAt(gateway, 'alpha');
    const { id } = await guarded(visitor);
    await changeMember(world, 'guarded', { disabled: true });
    expect(codeOf(await answer(visitor, id, 'realName', 'Gus Guarded'))).toBe('challengeExpired');
    await changeMember(world, 'guarded', { disabled: false });
    expect((await answer(visitor, id, 'realName', 'Gus Guarded')).success).toBe(true);
  });
});

describe('a login by name', () => {
  it('accepts the account in any letter case, requires no password change, and fails without a password', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    expect((await visitor.logIn('PLAYER', 'Player2026')).value).toEqual({
      token: expect.any(String) as unknown,
      firstTimeLogin: false,
      passwordExpired: false,
    });
    expect(codeOf(await visitor.sendSealed('/wps/session/login', { type: 'username', username: 'player' }))).toBe(
      'wrongCredentials',
    );
  });
});

const logInBySms = (visitor: Visitor, more: object) =>
  visitor.sendSealed('/wps/session/login', { type: 'sms', username: MOBILE, ...more });

describe('a login by SMS', () => {
  it('uses the given dialing code, else that of the merchant', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', unlimited);
    const keep = (dialingCode: string, code: string) => {
      const of = { merchant: id, purpose: 'login' as const, recipient: `+${dialingCode} ${MOBILE}` };
      return storeCode(gateway.database.owner, of, code, new Date(gateway.clock.now()));
    };
    await keep('86', '111111');
    expect((await logInBySms(visitor, { verificationCode: '111111' })).success).toBe(true);
    await changeMember(id, 'player', { dialing_code: '84' });
    await keep('84', '222222');
    expect((await logInBySms(visitor, { countryDialingCode: '84', verificationCode: '222222' })).success).toBe(true);
  });

  it('with the code of a number without an account is refused like a wrong one', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    const recipient = '+86 13900139000';
    const of = { merchant: id, purpose: 'login' as const, recipient };
    await storeCode(gateway.database.owner, of, '111111', new Date(gateway.clock.now()));
    const login = { username: '13900139000', verificationCode: '111111' };
    expect((await logInBySms(visitor, login)).value).toEqual({ code: 'wrongCode', captcha: true });
  });

  it('is refused where none was sent, and where the merchant has none', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const none = { verificationCode: '111111' };
    expect((await logInBySms(visitor, none)).value).toEqual({ code: 'codeExpired', captcha: true });
    const { visitor: elsewhere } = await newWorldAt(gateway, 'alpha', { settings: { flags: { smsLogin: false } } });
    expect((await logInBySms(elsewhere, none)).value).toEqual({ code: 'switchedOff' });
  });

  it('without a code is refused as with a wrong one', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    await visitor.call('/wps/verification/sms/noLogin', { json: { mobileNum: MOBILE, countryDialingCode: '86' } });
    expect((await logInBySms(visitor, {})).value).toEqual({ code: 'wrongCode', captcha: true });
  });
});

const logInByApp = (visitor: Visitor, verificationCode: string, username = 'guarded') =>
  visitor.sendSealed('/wps/session/login', { type: 'authenticator', username, verificationCode });

describe('a login with an authenticator app [REQ-113]', () => {
  const offered = { settings: { flags: { authenticatorLogin: true } } };

  it('needs nothing but the code, once, and owes no other password', async () => {
    const { visitor, id: world, now, advance } = await newWorldAt(gateway, 'alpha', offered);
    await changeMember(world, 'guarded', { password_default: true });
    const code = authenticatorCode(SECRET, now());
    const { value } = await logInByApp(visitor, code);
    const { token = '' } = value as { token?: string };
    expect((await visitor.call('/wps/v2/wallets/balance', { token })).status).toBe(200);
    expect((await logInByApp(visitor, code)).value).toEqual({ code: 'wrongCode', captcha: true });
    await advance(15 * 60_000);
    expect((await logInByApp(visitor, authenticatorCode(SECRET, now()))).success).toBe(true);
  });

  it('takes no code twice, neither here nor as a second factor', async () => {
    const { visitor, now } = await newWorldAt(gateway, 'alpha', offered);
    const { id } = await guarded(visitor);
    const code = authenticatorCode(SECRET, now());
    expect((await logInByApp(visitor, code)).success).toBe(true);
    expect((await answer(visitor, id, 'authenticator', code)).value).toEqual({ code: 'wrongAnswer' });
  });

  it('answers alike without an app, for an unknown account and for a wrong code', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', offered);
    const refusals = [];
    for (const [username, code] of [
      ['guarded', '000000'],
      ['player', '000000'],
      ['nobody99', '000000'],
    ] as const)
      refusals.push((await logInByApp(visitor, code, username)).value);
    expect(refusals).toEqual(Array.from({ length: 3 }, () => ({ code: 'wrongCode', captcha: true })));
  });

  it('lets five at the same time in once, and locks an account whose codes are guessed', async () => {
    const { visitor, now } = await newWorldAt(gateway, 'alpha', { ...offered, ...unlimited });
    const code = authenticatorCode(SECRET, now());
    const answers = await Promise.all(Array.from({ length: 5 }, () => logInByApp(visitor, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is refused where the merchant does not offer it, and to who is disabled', async () => {
    const { visitor: elsewhere, now } = await newWorldAt(gateway, 'alpha');
    const { value } = await logInByApp(elsewhere, authenticatorCode(SECRET, now()));
    expect(value).toEqual({ code: 'switchedOff' });
    const { visitor, id: world } = await newWorldAt(gateway, 'alpha', offered);
    await changeMember(world, 'guarded', { disabled: true });
    expect((await logInByApp(visitor, authenticatorCode(SECRET, now()))).value).toEqual({ code: 'disabled' });
  });
});

describe('the second factor', () => {
  it('accepts neither name nor authenticator code of a member who has none', async () => {
    const { visitor, id: world } = await newWorldAt(gateway, 'alpha');
    await changeMember(world, 'guarded', { real_name: null, authenticator_secret: null });
    const { id } = await guarded(visitor);
    expect((await answer(visitor, id, 'realName', 'null')).value).toEqual({ code: 'wrongAnswer' });
    expect((await answer(visitor, id, 'authenticator', '000000')).value).toEqual({ code: 'wrongAnswer' });
  });

  it('starts a session that requires the change that the password requires', async () => {
    const { visitor, id: world } = await newWorldAt(gateway, 'alpha');
    await changeMember(world, 'guarded', { password_default: true });
    const { id } = await guarded(visitor);
    const begun = await answer(visitor, id, 'realName', 'Gus Guarded');
    const { token = '' } = begun.value as { token?: string };
    expect(await statusOf(visitor, token)).toBe(200);
    expect(codeOf(await visitor.call('/wps/v2/wallets/balance', { token }))).toBe('passwordChangeRequired');
  });

  it('lets exactly one of concurrent right answers in', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const { id } = await guarded(visitor);
    const answers = await Promise.all(Array.from({ length: 4 }, () => answer(visitor, id, 'realName', 'Gus Guarded')));
    const refused = answers.filter(({ success }) => !success);
    expect(refused.map(codeOf)).toEqual(['challengeExpired', 'challengeExpired', 'challengeExpired']);
  });

  it('goes to the mobile number and the address of the member, and is not told to anybody else', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    await changeMember(id, 'guarded', { dialing_code: '84', mobile: '912345678', email: 'gus@guarded.example' });
    await guarded(visitor);
    const sent = await latestMessages(gateway.database.owner, id, { limit: 10, since: new Date(0) });
    const recipients = new Map(sent.map(({ channel, recipient }) => [channel, recipient]));
    expect(recipients).toEqual(
      new Map([
        ['email', 'gus@guarded.example'],
        ['sms', '+84 912345678'],
      ]),
    );
  });

  it('waits for the method that can be sent again first, when none can be answered', async () => {
    const { visitor, id: world, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const useUp = async (method: 'sms' | 'email') => {
      await changeMember(world, 'guarded', { second_factors: [method] });
      const { id } = await guarded(visitor);
      const [sent] = await latestMessages(gateway.database.owner, world, { limit: 1, since: new Date(0) });
      await answer(visitor, id, method, /\d{6}/u.exec(sent?.body ?? '')?.[0] ?? '');
    };
    await useUp('email');
    await advance(30_000);
    await useUp('sms');
    await changeMember(world, 'guarded', { second_factors: ['sms', 'email'] });
    const refused = await visitor.logIn('guarded', 'Guarded2026');
    expect(refused.value).toEqual({
      code: 'tooSoon',
      retryAfter: expect.toSatisfy((seconds: number) => seconds <= 30) as unknown,
    });
  });
});

const refused = (field: string) => ({ status: 400, value: { code: 'invalidRequest', field } });

describe('what is not in order', () => {
  it('is refused with its field, of a login and of an answer to the second factor', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const login = await visitor.sendSealed('/wps/session/login', { type: 'username', password: 'Player2026' });
    expect(login).toMatchObject(refused('username'));
    const given = await visitor.sendSealed('/wps/session/login/challenge', { id: 'x', method: 'oracle', answer: 'x' });
    expect(given).toMatchObject(refused('method'));
  });

  it('is free play where there is no trial account', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    await changeMember(id, 'trial', { account_key: 'somebody-else' });
    const json = { os: 'Linux', platform: 'W', version: 3, Encryption: await visitor.seal('anything') };
    expect((await visitor.call('/wps/session/login/freeplay', { json })).value).toEqual({ code: 'switchedOff' });
  });
});

describe('a burst of misses from one address', () => {
  it('leaves accounts that it could not try their attempt without a captcha', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const miss = (username: string, from: string) =>
      visitor.sendSealed(
        '/wps/session/login',
        { type: 'username', username, password: 'Wrong2026' },
        { headers: { 'X-Forwarded-For': from } },
      );
    const names = Array.from({ length: 20 }, (_, n) => `name-${n}`);
    const answers = await Promise.all(names.map((name) => miss(name, '203.0.113.7')));
    const untried = names.filter((_, n) => answers[n] !== undefined && codeOf(answers[n]) === 'captchaRequired');
    expect(untried).toHaveLength(15);
    for (const name of untried)
      expect(codeOf(await miss(name, `198.51.100.${name.slice(5)}`))).toBe('wrongCredentials');
  });
});
