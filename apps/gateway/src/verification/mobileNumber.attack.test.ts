import { numberVectors } from '@baize/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByAccount } from '../accounts/members.store.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { normaliseNumber, readNumber } from './mobileNumber.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const flags = { mobileRecovery: true, registrationSms: true, mobileRegistration: true, smsLogin: true };
const unlimited = { sendLoginSms: 1000, sendRegistrationSms: 1000, sendRecoverySms: 1000, logIn: 1000 };
const wish = { settings: { flags }, failures: { limits: unlimited } };
const MOBILE = '13800138000';
const purposes = ['noLogin', 'register', 'recovery'] as const;

const ask = (visitor: Visitor, purpose: string, mobileNum: string, countryDialingCode = '86') =>
  visitor.call(`/wps/verification/sms/${purpose}`, { json: { mobileNum, countryDialingCode } });
const sent = (id: string) => latestMessages(gateway.database.owner, id, { limit: 50, since: new Date(0) });
const codeOf = ({ value }: Answer) => (value as { code?: string } | null)?.code;

it.each(numberVectors)('reads %s of +%s as %s, as the browser does', (mobileNum, countryDialingCode, national) => {
  const given = { mobileNum, countryDialingCode };
  const read = readNumber(given);
  expect(read.ok ? read.value.mobileNum : undefined).toBe(national);
  expect(normaliseNumber(given)).toEqual(national === undefined ? given : { mobileNum: national, countryDialingCode });
});

describe.each(purposes)('a code for %s', (purpose) => {
  it('goes to no number that its country does not have', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', wish);
    const none = ['912345678', '+84912345678', '1380013800x', '010 6552 9988', '00000000000', '138001380001'];
    for (const number of none)
      expect((await ask(visitor, purpose, number)).value).toEqual({ code: 'fieldRule', field: 'mobileNum' });
    for (const number of ['1'.repeat(51), '1'.repeat(100_000), '   '])
      expect((await ask(visitor, purpose, number)).success).toBe(false);
    expect(await sent(id)).toEqual([]);
  });

  it('goes once to one number, however it is written', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', wish);
    expect((await ask(visitor, purpose, MOBILE)).success).toBe(true);
    for (const number of [
      '+86 138 0013 8000',
      '008613800138000',
      '013800138000',
      '１３８００１３８０００',
      '١٣٨٠٠١٣٨٠٠٠',
    ])
      expect(codeOf(await ask(visitor, purpose, number))).toBe('tooSoon');
    expect((await sent(id)).map(({ recipient }) => recipient)).toEqual([`+86 ${MOBILE}`]);
  });
});

describe('an account by mobile number', () => {
  const rules = [{ key: 'captcha' as const, enabled: false }];
  const form = { password: 'Player2027', confirmPassword: 'Player2027', login: false, registerMethod: 'WEB' };
  const terms = { accepted: true, version: '1' };

  it('is one however the number is written, and is none of another country', async () => {
    const settings = { flags: { mobileRegistration: true, registrationSms: false }, rules };
    const { visitor, id } = await newWorldAt(gateway, 'alpha', { settings });
    const open = (mobileNum: string) =>
      visitor.sendSealed(
        '/wps/member/register/mobile',
        { ...form, terms, payeeName: 'Nora New', email: 'nora@example.com', mobileNum, countryDialingCode: '86' },
        { method: 'PUT' },
      );
    expect((await open('912345678')).value).toEqual({ code: 'fieldRule', field: 'mobileNum' });
    expect((await open('+86 139-0013-9000')).value).toEqual({});
    expect(await findMemberByAccount(gateway.database.owner, id, '13900139000')).toMatchObject({
      mobile: '13900139000',
      dialing_code: '86',
    });
    expect(codeOf(await open('013900139000'))).toBe('mobileTaken');
  });
});

it('recovers a password for a number written as it is dialled', async () => {
  const { visitor, id } = await newWorldAt(gateway, 'alpha', wish);
  await ask(visitor, 'recovery', '0138 0013 8000');
  const [message] = await sent(id);
  const answer = await visitor.sendSealed('/wps/member/password/verification', {
    mobileNum: '+8613800138000',
    countryDialingCode: '86',
    verificationCode: /\d{6}/u.exec(message?.body ?? '')?.[0],
    newPassword: 'Another2026',
  });
  expect(answer.value).toEqual({ account: 'player' });
});
