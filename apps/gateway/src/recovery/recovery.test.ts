import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const PLAYER = { username: 'player', email: 'player@example.com' };
const NUMBER = { mobileNum: '13800138000', countryDialingCode: '86' };

const newWorld = async (wish: Parameters<typeof newWorldAt>[2] = {}) => {
  const world = await newWorldAt(gateway, 'alpha', wish);
  const { visitor, id } = world;
  const sent = () => latestMessages(gateway.database.owner, id, { limit: 10, since: new Date(0) });
  return {
    ...world,
    sent,
    askLink: (form: object = PLAYER, headers = {}) =>
      visitor.call('/wps/member/password/email', { form: { ...form }, headers }),
    askCode: (json: object = NUMBER) => visitor.call('/wps/verification/sms/recovery', { json }),
    link: async () => /#reset=([\w-]+)/u.exec((await sent())[0]?.body ?? '')?.[1] ?? '',
    code: async () => /\d{6}/u.exec((await sent())[0]?.body ?? '')?.[0] ?? '',
    byLink: (token: string, newPassword = 'Changed2026') =>
      visitor.sendSealed('/wps/member/password/link', { token, newPassword }),
    byMobile: (verificationCode: string, more: object = {}) =>
      visitor.sendSealed('/wps/member/password/verification', {
        ...NUMBER,
        verificationCode,
        newPassword: 'Changed2026',
        ...more,
      }),
  };
};

describe('a new password by e-mail', () => {
  it('is set by the link that was sent, once, and ends the sessions of before [REQ-163]', async () => {
    const world = await newWorld({ as: 'player' });
    expect(await world.askLink({ username: ' Player ', email: 'PLAYER@example.com' })).toMatchObject({ value: null });
    const [message] = await world.sent();
    expect(message).toMatchObject({ channel: 'email', recipient: 'player@example.com' });
    expect(message?.body).toContain(`for player here: http://${world.host}/forget#reset=`);
    const link = await world.link();
    expect((await world.byLink(link)).value).toEqual({ account: 'player' });
    expect((await world.visitor.call('/wps/member/info', { token: world.token ?? '' })).status).toBe(401);
    expect((await world.visitor.logIn('player', 'Changed2026')).success).toBe(true);
    expect((await world.byLink(link, 'Another2026')).value).toEqual({ code: 'linkExpired' });
  });

  it('is refused when it breaks a rule, without using up the link, which expires after half an hour', async () => {
    const world = await newWorld();
    await world.askLink();
    const link = await world.link();
    expect((await world.byLink(link, 'short1')).value).toEqual({ code: 'passwordRule' });
    await world.advance(30 * 60_000 - 1000);
    expect((await world.byLink(link, 'lettersonly')).value).toEqual({ code: 'passwordRule' });
    await world.advance(1000);
    expect((await world.byLink(link)).value).toEqual({ code: 'linkExpired' });
  });

  it('comes too late when the password has been changed otherwise, by a link or by its member', async () => {
    const world = await newWorld({ as: 'player' });
    await world.askLink();
    const first = await world.link();
    await world.askLink();
    expect((await world.byLink(await world.link())).success).toBe(true);
    expect((await world.byLink(first)).value).toEqual({ code: 'linkExpired' });
    const token = await world.visitor.tokenOf('player', 'Changed2026');
    await world.askLink();
    const last = await world.link();
    const change = { oldPassword: 'Changed2026', newPassword: 'Own2026own', confirmNewPassword: 'Own2026own' };
    expect((await world.visitor.sendSealed('/wps/member/password', change, { token })).success).toBe(true);
    expect((await world.byLink(last)).value).toEqual({ code: 'linkExpired' });
  });

  it('is refused to the shared trial account', async () => {
    const world = await newWorld();
    const trial = and(eq(members.merchant, world.id), eq(members.account_key, 'trial'));
    await gateway.database.owner.update(members).set({ email: 'trial@example.com' }).where(trial);
    expect((await world.askLink({ username: 'trial', email: 'trial@example.com' })).value).toBeNull();
    expect(await world.sent()).toEqual([]);
  });

  it('asks for a username and an address by the rules of the merchant', async () => {
    const world = await newWorld();
    for (const [form, field] of [
      [{ ...PLAYER, username: 'no' }, 'username'],
      [{ ...PLAYER, email: 'no-address' }, 'email'],
    ] as const)
      expect((await world.askLink(form)).value).toEqual({ code: 'fieldRule', field });
    expect((await world.visitor.call('/wps/member/password/email', { json: PLAYER })).status).toBe(400);
  });
});

describe('a new password by mobile', () => {
  it('is set by the code that was sent, once, and ends the sessions of before [REQ-164]', async () => {
    const world = await newWorld({ as: 'player' });
    expect((await world.askCode()).value).toEqual({ expiredMinutes: 5 });
    const code = await world.code();
    expect((await world.byMobile(code, { newPassword: 'short1' })).value).toEqual({ code: 'passwordRule' });
    expect((await world.byMobile(code)).value).toEqual({ account: 'player' });
    expect((await world.visitor.call('/wps/member/info', { token: world.token ?? '' })).status).toBe(401);
    expect((await world.visitor.logIn('player', 'Changed2026')).success).toBe(true);
    expect((await world.byMobile(code)).value).toEqual({ code: 'codeExpired' });
  });

  it('opens an account that misses have locked, and is set without the spaces around it', async () => {
    const world = await newWorld();
    const logIn = async (password: string) => {
      await world.visitor.call('/wps/captcha');
      return world.visitor.logIn('player', password, { captcha: 'TEST' });
    };
    for (let n = 0; n < 5; n += 1) await logIn('Wrong2026');
    expect((await logIn('Player2026')).value).toMatchObject({ code: 'locked' });
    await world.askCode();
    const longest = 'Changed2026'.padEnd(32, 'x');
    expect((await world.byMobile(await world.code(), { newPassword: ` ${longest} ` })).success).toBe(true);
    expect((await logIn(longest)).success).toBe(true);
    await world.askLink();
    expect((await world.byLink(await world.link(), ' Again2026 ')).success).toBe(true);
    expect((await logIn('Again2026')).success).toBe(true);
  });

  it('comes by SMS; who asks again too soon, or guesses too often, is told until when to wait', async () => {
    const world = await newWorld();
    await world.askCode();
    expect(await world.sent()).toMatchObject([{ channel: 'sms', recipient: '+86 13800138000' }]);
    expect((await world.askCode()).value).toEqual({ code: 'tooSoon', retryAfter: expect.any(Number) as unknown });
    for (let n = 0; n < 4; n += 1) await world.byMobile('no');
    expect((await world.byMobile('no')).value).toEqual({ code: 'locked', until: expect.any(String) as unknown });
    expect((await world.byMobile('no')).value).toEqual({ code: 'locked', until: expect.any(String) as unknown });
  });

  it('takes no code that was sent for another purpose, and its own opens no session', async () => {
    const world = await newWorld();
    await world.visitor.call('/wps/verification/sms/noLogin', { json: NUMBER });
    expect((await world.byMobile(await world.code())).value).toEqual({ code: 'codeExpired' });
    await world.askCode();
    const login = { type: 'sms', username: NUMBER.mobileNum, countryDialingCode: '86' };
    const code = await world.code();
    // The login code differs from this one, except once in a million runs.
    const refused = await world.visitor.sendSealed('/wps/session/login', { ...login, verificationCode: code });
    expect(refused.success).toBe(false);
    expect((await world.byMobile(code)).success).toBe(true);
  });

  it('is of a country that is served', async () => {
    const world = await newWorld();
    expect((await world.askCode({ ...NUMBER, countryDialingCode: '999' })).value).toEqual({
      code: 'countryNotServed',
      field: 'countryDialingCode',
    });
  });
});

it.each(['emailRecovery', 'mobileRecovery'] as const)(
  'is refused where %s is switched off [REQ-071] [REQ-072]',
  async (flag) => {
    const world = await newWorld({ settings: { flags: { [flag]: false } } });
    const off = { code: 'switchedOff' };
    const [link, code] = [await world.askLink(), await world.byLink('a'.repeat(43))];
    const [sms, mobile] = [await world.askCode(), await world.byMobile('123456')];
    const values = [link, code, sms, mobile].map(({ value }) => value);
    expect(values.map((value) => JSON.stringify(value) === JSON.stringify(off))).toEqual(
      flag === 'emailRecovery' ? [true, true, false, false] : [false, false, true, true],
    );
  },
);
