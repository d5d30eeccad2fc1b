import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestMessages } from '../outbox/outbox.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MOBILE = '13800138000';
const askCode = (visitor: Visitor, mobileNum = MOBILE, headers: Record<string, string> = {}) =>
  visitor.call('/wps/verification/sms/noLogin', { json: { mobileNum, countryDialingCode: '86' }, headers });
const sentAt = (world: string) => latestMessages(gateway.database.owner, world, { limit: 10, since: new Date(0) });
const codeAt = async (world: string): Promise<string> => /\d{6}/u.exec((await sentAt(world))[0]?.body ?? '')?.[0] ?? '';
const logIn = (visitor: Visitor, verificationCode: string, username = MOBILE, more: object = {}) =>
  visitor.sendSealed('/wps/session/login', { type: 'sms', username, verificationCode, ...more });

describe('a login by SMS', () => {
  it('sends a code in the language of the call, and the code logs in once [REQ-103] [REQ-157] [REQ-069]', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    expect((await askCode(visitor, MOBILE, { 'X-Language': 'ES' })).value).toEqual({ expiredMinutes: 5 });
    const [message] = await sentAt(id);
    expect(message).toMatchObject({ channel: 'sms', recipient: `+86 ${MOBILE}` });
    expect(message?.body).toMatch(/^ALPHA: tu código de verificación es \d{6}/u);
    expect((await logIn(visitor, await codeAt(id))).value).toMatchObject({ token: expect.any(String) as unknown });
    expect((await logIn(visitor, await codeAt(id))).value).toMatchObject({ code: 'codeExpired' });
  });

  it('waits a minute before the next code', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha');
    await askCode(visitor);
    expect((await askCode(visitor)).value).toMatchObject({
      code: 'tooSoon',
      retryAfter: expect.any(Number) as unknown,
    });
    await advance(60_000);
    expect((await askCode(visitor)).success).toBe(true);
  });

  it('refuses a wrong code, asks for a captcha then, and one that has ended', async () => {
    const { visitor, id, advance } = await newWorldAt(gateway, 'alpha');
    await askCode(visitor);
    const right = await codeAt(id);
    const wrong = await logIn(visitor, right === '000000' ? '000001' : '000000');
    expect(wrong.value).toEqual({ code: 'wrongCode', captcha: true });
    await advance(5 * 60_000 + 1000);
    await visitor.call('/wps/captcha');
    expect((await logIn(visitor, right, MOBILE, { captcha: 'TEST' })).value).toMatchObject({ code: 'codeExpired' });
  });

  it('tells nobody whether a number belongs to an account', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    expect((await askCode(visitor, '13900139000')).value).toEqual({ expiredMinutes: 5 });
    expect(await sentAt(id)).toEqual([]);
    expect((await logIn(visitor, '123456', '13900139000')).value).toMatchObject({ code: 'wrongCode' });
  });

  it('is refused where the flag is off, and for a country that is not served [REQ-231]', async () => {
    const off = await newWorldAt(gateway, 'alpha', { settings: { flags: { smsLogin: false } } });
    expect((await askCode(off.visitor)).value).toEqual({ code: 'switchedOff' });
    expect((await logIn(off.visitor, '123456')).value).toEqual({ code: 'switchedOff' });
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const json = { mobileNum: MOBILE, countryDialingCode: '999' };
    expect((await visitor.call('/wps/verification/sms/noLogin', { json })).value).toEqual({
      code: 'countryNotServed',
      field: 'countryDialingCode',
    });
  });
});
