import type { WorldWish } from '@baize/worlds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer } from '../testing/visitor.ts';
import { registrations } from './registration.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const PATH = '/wps/member/register';
const SMS = '/wps/verification/sms/register';
const VALIDATE = '/wps/verification/sms/validate';
const NUMBER = { mobileNum: '13900139000', countryDialingCode: '86' };
const form = {
  username: 'chloe88',
  password: 'Chloe2026',
  confirmPassword: 'Chloe2026',
  login: true,
  terms: { accepted: true, version: '1' },
  registerMethod: 'WEB',
  captcha: 'TEST',
};

/** A world to register in, by mobile number when `by` says so. */
const newWorld = async (wish: WorldWish = {}, by: 'username' | 'mobile' = 'username') => {
  const world = await newWorldAt(gateway, 'alpha', {
    failures: { limits: { registerByMobile: 1000, register: 1000 } },
    ...wish,
  });
  const { visitor, id } = world;
  const register = async (more: object = {}): Promise<Answer> => {
    await visitor.call('/wps/captcha');
    const path = by === 'mobile' ? `${PATH}/mobile` : PATH;
    return visitor.sendSealed(path, { ...form, ...more }, { method: 'PUT' });
  };
  const sent = async () => (await latestMessages(gateway.database.owner, id, { limit: 1, since: new Date(0) }))[0];
  const rowsOf = async (account: string) =>
    (await gateway.database.owner.select().from(members).where(eq(members.merchant, id))).filter(
      (row) => row.account === account,
    );
  return { ...world, register, sent, rowsOf };
};

const flags = (own: object) => ({ settings: { flags: own } });
const rule = <const Key extends string>(key: Key, enabled: boolean) => ({ key, enabled });
const tokenOf = ({ value }: Answer) => (value as { session?: { token: string } }).session?.token;

describe('an account by username', () => {
  it('is opened with its wallet and logged in at once, and logs in later', async () => {
    const { visitor, register } = await newWorld();
    const answer = await register({ username: ' Chloe88 ', email: 'chloe@example.com', payeeName: 'Chloe Wang' });
    expect(answer.value).toEqual({
      session: { token: expect.any(String) as unknown, firstTimeLogin: true, passwordExpired: false },
    });
    const token = tokenOf(answer) ?? '';
    expect((await visitor.call('/wps/member/info', { token })).value).toEqual({
      id: expect.stringMatching(/^1\d{9}$/u) as unknown,
      account: 'Chloe88',
      nickname: 'Chloe88',
      type: 0,
      userName: 'Chloe Wang',
    });
    expect((await visitor.call('/wps/v2/wallets/balance', { token })).value).toMatchObject({ balance: '100000' });
    expect((await visitor.logIn('CHLOE88', 'Chloe2026')).value).toMatchObject({ firstTimeLogin: false });
  });

  it('is opened without a session where none is asked for', async () => {
    const { register, visitor } = await newWorld();
    expect((await register({ login: false })).value).toEqual({});
    expect((await visitor.logIn('chloe88', 'Chloe2026')).value).toMatchObject({ firstTimeLogin: true });
  });

  it('stores the registration: required fields, the agent, the terms (D14)', async () => {
    const { register, rowsOf, id } = await newWorld({
      settings: { rules: [rule('wechat', true), rule('paymentPassword', true)] },
    });
    const more = { wechat: 'chloe_wx', line: 'not asked for', paymentPassword: ' 246810 ', affiliateCode: 'AGENT88' };
    expect((await register({ ...more, referralCode: 'FRIEND', registerUrl: 'https://a.example/r' })).success).toBe(
      true,
    );
    const [member] = await rowsOf('chloe88');
    expect(member?.payment_password_hash).toMatch(/^scrypt/u);
    expect(member).toMatchObject({ email: null, mobile: null, dialing_code: null });
    const [row] = await gateway.database.owner.select().from(registrations).where(eq(registrations.merchant, id));
    expect(row).toMatchObject({
      member_id: member?.id,
      method: 'username',
      fields: { wechat: 'chloe_wx', referralCode: 'FRIEND', registerUrl: 'https://a.example/r' },
      invited_by: '1002',
      terms_version: '1',
    });
    expect(row?.fields).not.toHaveProperty('line');
  });

  it('keeps an e-mail and who recommended it, nothing that was left empty, and passwords without the spaces around them', async () => {
    const { register, rowsOf, visitor, id } = await newWorld({
      settings: { rules: [rule('email', true), rule('wechat', true), rule('paymentPassword', false)] },
    });
    const spaced = { password: ' Chloe2026 ', confirmPassword: 'Chloe2026 ' };
    const about = { email: 'chloe@example.com', wechat: '', recommenderId: 'R1', domain: 'a.example' };
    expect((await register({ ...spaced, ...about, countryDialingCode: '86' })).success).toBe(true);
    expect(await rowsOf('chloe88')).toMatchObject([
      { email: 'chloe@example.com', mobile: null, dialing_code: null, payment_password_hash: null },
    ]);
    const [row] = await gateway.database.owner.select().from(registrations).where(eq(registrations.merchant, id));
    expect(row?.fields).toEqual({ recommenderId: 'R1', domain: 'a.example' });
    expect((await visitor.logIn('chloe88', 'Chloe2026')).success).toBe(true);
  });

  it.each([
    ['a username that is too short', { username: 'abc' }, 'fieldRule', 'username'],
    ['no username', { username: undefined }, 'fieldRule', 'username'],
    [
      'a password without a figure',
      { password: 'onlyletters', confirmPassword: 'onlyletters' },
      'fieldRule',
      'password',
    ],
    ['an e-mail that is none', { email: 'chloe@' }, 'fieldRule', 'email'],
    ['another password beneath', { confirmPassword: 'Chloe2027' }, 'confirmationDiffers', 'confirmPassword'],
    [
      'a country that is not served',
      { ...NUMBER, countryDialingCode: '999' },
      'countryNotServed',
      'countryDialingCode',
    ],
    ['a number without its country', { mobileNum: NUMBER.mobileNum }, 'countryNotServed', 'countryDialingCode'],
    ['a code that nobody gives', { affiliateCode: 'NOBODY1' }, 'invalidInvitation', 'affiliateCode'],
    ['a name that is taken, in any case', { username: 'PLAYER' }, 'usernameTaken', 'username'],
    ['a number that is taken', { ...NUMBER, mobileNum: '13800138000' }, 'mobileTaken', 'mobileNum'],
  ])('is not opened with %s', async (_what, more, code, field) => {
    const { register, rowsOf } = await newWorld();
    expect((await register(more)).value).toEqual({ code, field });
    expect(await rowsOf('chloe88')).toEqual([]);
  });

  it('asks for the captcha before it tells whether a name is taken', async () => {
    const { register } = await newWorld();
    const taken = { username: 'player' };
    expect((await register({ ...taken, captcha: undefined })).value).toEqual({
      code: 'captchaRequired',
      captcha: true,
    });
    expect((await register({ ...taken, captcha: 'WRONG' })).value).toEqual({ code: 'captchaWrong', captcha: true });
    const { register: without } = await newWorld({ settings: { rules: [rule('captcha', false)] } });
    expect((await without({ captcha: undefined })).success).toBe(true);
  });

  it('is not opened where the merchant has no such way [REQ-231]', async () => {
    const { register } = await newWorld(flags({ usernameRegistration: false }));
    expect((await register()).value).toEqual({ code: 'switchedOff' });
    const { register: byMobile } = await newWorld({}, 'mobile');
    expect((await byMobile(NUMBER)).value).toEqual({ code: 'switchedOff' });
  });
});

describe('an account by mobile number', () => {
  it('has the number as its name, whatever name was sent', async () => {
    const { register, visitor } = await newWorld(flags({ mobileRegistration: true }), 'mobile');
    expect((await register({ username: undefined })).value).toEqual({ code: 'fieldRule', field: 'mobileNum' });
    const token = tokenOf(await register(NUMBER)) ?? '';
    expect((await visitor.call('/wps/member/info', { token })).value).toMatchObject({ account: NUMBER.mobileNum });
    expect((await register(NUMBER)).value).toEqual({ code: 'mobileTaken', field: 'mobileNum' });
  });
});

describe('an account by mobile number without a password (D8)', () => {
  it('is given one by SMS, which is changed when somebody logs in with it', async () => {
    const wish = flags({ mobileRegistration: true, mobileRegistrationPassword: false });
    const { register, sent, visitor } = await newWorld(wish, 'mobile');
    const answer = await register({ ...NUMBER, password: undefined, confirmPassword: undefined });
    expect((await visitor.call('/wps/member/info', { token: tokenOf(answer) ?? '' })).success).toBe(true);
    const message = await sent();
    expect(message).toMatchObject({ channel: 'sms', recipient: '+86 13900139000' });
    const body = message?.body ?? '';
    const [, password = ''] = /Your first password is (\w{16})\./u.exec(body) ?? [];
    expect((await visitor.logIn(NUMBER.mobileNum, password)).value).toMatchObject({ passwordDefault: true });
  });

  it('is sent none for a number that has an account already', async () => {
    const wish = flags({ mobileRegistration: true, mobileRegistrationPassword: false });
    const { register, sent } = await newWorld(wish, 'mobile');
    const taken = { ...NUMBER, mobileNum: '13800138000', password: undefined, confirmPassword: undefined };
    expect((await register(taken)).value).toEqual({ code: 'mobileTaken', field: 'mobileNum' });
    expect(await sent()).toBeUndefined();
  });

  it('is still required when registering by username', async () => {
    const { register, sent, visitor } = await newWorld(flags({ mobileRegistrationPassword: false }));
    expect((await register({ password: undefined })).value).toEqual({ code: 'fieldRule', field: 'password' });
    expect((await register()).success).toBe(true);
    expect(await sent()).toBeUndefined();
    expect((await visitor.logIn('chloe88', 'Chloe2026')).value).not.toMatchObject({ passwordDefault: true });
  });

  it('is not opened where a password is asked for', async () => {
    const { register } = await newWorld(flags({ mobileRegistration: true }), 'mobile');
    const answer = await register({ ...NUMBER, password: undefined, confirmPassword: undefined });
    expect(answer.value).toMatchObject({ code: 'fieldRule', field: 'password' });
  });
});

describe('a number that has to be proven', () => {
  const proven = flags({ registrationSms: true });

  it('is verified by the code sent to it, once', async () => {
    const { register, visitor, sent } = await newWorld(proven);
    expect((await register()).value).toEqual({ code: 'fieldRule', field: 'mobileNum' });
    expect((await register(NUMBER)).value).toEqual({ code: 'codeExpired', field: 'verificationCode' });
    expect((await visitor.call(SMS, { json: NUMBER })).value).toEqual({ expiredMinutes: 5 });
    const message = await sent();
    expect(message).toMatchObject({ channel: 'sms', recipient: '+86 13900139000' });
    const verificationCode = /\d{6}/u.exec(message?.body ?? '')?.[0];
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    expect((await register({ ...NUMBER, verificationCode: wrong })).value).toEqual({
      code: 'wrongCode',
      field: 'verificationCode',
    });
    expect((await register({ ...NUMBER, verificationCode })).success).toBe(true);
    expect((await register({ ...NUMBER, username: 'other88', verificationCode })).value).toMatchObject({
      code: 'codeExpired',
    });
  });

  it('may be proven before the rest of the form, and still be registered with', async () => {
    const { visitor, sent, register } = await newWorld(proven);
    await visitor.call(SMS, { json: NUMBER });
    const [verificationCode] = /\d{6}/u.exec((await sent())?.body ?? '') ?? [];
    const check = (code: unknown) => visitor.call(VALIDATE, { json: { ...NUMBER, verificationCode: code } });
    for (let n = 0; n < 6; n += 1) expect((await check(verificationCode)).success).toBe(true);
    expect((await check('x')).value).toEqual({ code: 'wrongCode', field: 'verificationCode' });
    expect((await register({ ...NUMBER, verificationCode })).success).toBe(true);
    expect((await check(verificationCode)).value).toMatchObject({ code: 'codeExpired' });
  });

  it('is told by SMS, and nowhere else, that it has an account already', async () => {
    const { visitor, sent } = await newWorld(proven);
    const answer = await visitor.call(SMS, { json: { ...NUMBER, mobileNum: '13800138000' } });
    expect(answer.value).toEqual({ expiredMinutes: 5 });
    expect(await sent()).toMatchObject({
      channel: 'sms',
      recipient: '+86 13800138000',
      body: 'ALPHA: this number already belongs to an account. Log in with it, or set a new password.',
    });
  });

  it('waits a minute for the next code, is of a country that is served, and of a merchant who asks for it', async () => {
    const { visitor } = await newWorld(proven);
    await visitor.call(SMS, { json: NUMBER });
    expect((await visitor.call(SMS, { json: NUMBER })).value).toEqual({
      code: 'tooSoon',
      retryAfter: expect.any(Number) as unknown,
    });
    const abroad = await visitor.call(SMS, { json: { ...NUMBER, countryDialingCode: '999' } });
    expect(abroad.value).toEqual({
      code: 'countryNotServed',
      field: 'countryDialingCode',
    });
    const { visitor: elsewhere } = await newWorld();
    expect((await elsewhere.call(SMS, { json: NUMBER })).value).toEqual({ code: 'switchedOff' });
  });
});

const checks = async (wish: WorldWish) =>
  (await (await newWorld(wish)).visitor.call('/wps/verification/register')).value;

it('says what a registration has to prove', async () => {
  expect(await checks({})).toEqual({ sms: false, captcha: true });
  const rules = [rule('captcha', false)];
  expect(await checks({ settings: { flags: { registrationSms: true }, rules } })).toEqual({
    sms: true,
    captcha: false,
  });
});

const setAgent = (to: object) =>
  gateway.database.owner.update(members).set(to).where(eq(members.invitation_code, 'AGENT88'));

it('knows the codes of agents, and of nobody else', async () => {
  const { visitor, id } = await newWorld();
  const check = (code: string) => visitor.call(`/wps/agent/affiliate?code=${code}&domain=a.example`);
  expect(await check('AGENT88')).toMatchObject({ success: true, value: null });
  for (const code of ['agent88', 'agent', '1002'])
    expect((await check(code)).value).toEqual({ code: 'invalidInvitation' });
  for (const [to, back] of [
    [{ disabled: true }, { disabled: false }],
    [{ type: 0 }, { type: 1 }],
  ]) {
    await setAgent(to as object);
    expect((await check('AGENT88')).value, id).toEqual({ code: 'invalidInvitation' });
    await setAgent(back as object);
  }
});
