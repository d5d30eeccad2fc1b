import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { verificationCodes } from '../verification/verification.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { passBotCheck } from '../testing/passBotCheck.ts';
import { visit } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const form = {
  password: 'Chloe2026',
  confirmPassword: 'Chloe2026',
  login: true,
  terms: { accepted: true, version: '1' },
  registerMethod: 'WEB',
};
const rules = [{ key: 'captcha' as const, enabled: false }];
const openWorld = () => newWorldAt(gateway, 'alpha', { settings: { rules }, failures: { limits: { register: 1000 } } });

const register = (visitor: Visitor, more: object, headers: Record<string, string> = {}) =>
  visitor.sendSealed('/wps/member/register', { ...form, ...more }, { method: 'PUT', headers });
const codeOf = ({ value }: { value: unknown }) => (value as { code?: string }).code;

it('opens one account of many that ask for the same name at the same time', async () => {
  const { host, id } = await openWorld();
  const names = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? 'twice88' : 'TWICE88'));
  const answers = await Promise.all(
    names.map((username, n) => register(visit(gateway, host), { username }, { 'X-Forwarded-For': `203.0.113.${n}` })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ success }) => !success).map(({ value }) => value)).toEqual(
    Array.from({ length: 7 }, () => ({ code: 'usernameTaken', field: 'username' })),
  );
  const rows = await gateway.database.owner
    .select()
    .from(members)
    .where(and(eq(members.merchant, id), eq(members.account_key, 'twice88')));
  expect(rows).toHaveLength(1);
});

it('opens three accounts an hour from one address, ten with bot checks, and a refused one is none of them', async () => {
  const { visitor, advance } = await openWorld();
  for (let n = 0; n < 3; n += 1) expect(codeOf(await register(visitor, { username: 'player' }))).toBe('usernameTaken');
  const checked = async () => ({ botCheck: { pass: await passBotCheck(visitor) } });
  for (let n = 0; n < 3; n += 1) expect((await register(visitor, { username: `many${n}a` })).success).toBe(true);
  expect(codeOf(await register(visitor, { username: 'many3a' }))).toBe('botCheckRequired');
  for (let n = 3; n < 10; n += 1)
    expect((await register(visitor, { username: `many${n}a`, ...(await checked()) })).success).toBe(true);
  expect((await register(visitor, { username: 'many10a', ...(await checked()) })).value).toEqual({
    code: 'tooManyAccounts',
    until: expect.any(String) as unknown,
  });
  await advance(60 * 60_000);
  expect((await register(visitor, { username: 'many10a' })).success).toBe(true);
});

it('makes nobody an agent, rich or another’s, whatever else is sent', async () => {
  const { visitor } = await openWorld();
  const more = {
    type: 1,
    balance: '999999999',
    id: '1001',
    merchant: 'beta',
    invitationCode: 'MINE',
    nickname: 'Admin',
  };
  const { session } = (await register(visitor, { username: 'sly88', ...more })).value as { session: { token: string } };
  const { value } = await visitor.call('/wps/member/info', { token: session.token });
  expect(value).toMatchObject({ type: 0, account: 'sly88', nickname: 'sly88' });
  expect((value as { id: string }).id).not.toBe('1001');
  expect((await visitor.call('/wps/v2/wallets/balance', { token: session.token })).value).toMatchObject({
    balance: '100000',
  });
});

it('opens an account at one merchant, which is none at another', async () => {
  const one = await openWorld();
  const other = await openWorld();
  expect((await register(one.visitor, { username: 'here88' })).success).toBe(true);
  expect(codeOf(await other.visitor.logIn('here88', 'Chloe2026'))).toBe('wrongCredentials');
  expect((await register(other.visitor, { username: 'here88' })).success).toBe(true);
});

it('takes no registration without the terms, and none that is not sealed', async () => {
  const { visitor } = await openWorld();
  const declined = await register(visitor, { username: 'no88', terms: { accepted: false, version: '1' } });
  expect(declined.status).toBe(400);
  const unknown = await register(visitor, { username: 'no88', terms: { accepted: true, version: '2' } });
  expect([unknown.success, codeOf(unknown)]).toEqual([false, 'termsUnknown']);
  expect(codeOf(await visitor.logIn('no88', 'Chloe2026'))).toBe('wrongCredentials');
  const open = await visitor.call('/wps/member/register', { method: 'PUT', json: { ...form, username: 'open88' } });
  expect([open.status, codeOf(open)]).toEqual([400, 'encryptionRequired']);
});

it('asks for a bot check after five codes for numbers from one address', async () => {
  const wish = {
    settings: { rules, flags: { registrationSms: true } },
    failures: { limits: { sendRegistrationSms: 100 } },
  };
  const { visitor } = await newWorldAt(gateway, 'alpha', wish);
  const ask = (n: number, more: object = {}) =>
    visitor.call('/wps/verification/sms/register', {
      json: { mobileNum: `1390013900${n}`, countryDialingCode: '86', ...more },
    });
  for (let n = 0; n < 5; n += 1) expect((await ask(n)).success).toBe(true);
  expect(codeOf(await ask(5))).toBe('botCheckRequired');
  expect((await ask(5, { botCheck: { pass: await passBotCheck(visitor) } })).success).toBe(true);
});

it('answers the same bytes, and sends as much, for a number of a member and one of nobody', async () => {
  const { host, id } = await newWorldAt(gateway, 'alpha', { settings: { rules, flags: { registrationSms: true } } });
  const ask = async (mobileNum: string) => {
    const json = { mobileNum, countryDialingCode: '86' };
    const answer = await visit(gateway, host).request('/wps/verification/sms/register', { json });
    const { 'x-request-id': _reference, ...headers } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, body: await answer.text() };
  };
  const sentTo = async (mobileNum: string) => {
    const codes = await gateway.database.owner
      .select()
      .from(verificationCodes)
      .where(and(eq(verificationCodes.merchant, id), eq(verificationCodes.recipient, `+86 ${mobileNum}`)));
    const messages = await latestMessages(gateway.database.owner, id, { limit: 9, since: new Date(0) });
    return [codes.length, messages.filter(({ recipient }) => recipient === `+86 ${mobileNum}`).length];
  };
  const [known, unknown] = ['13800138000', '13900139000'];
  const first = await ask(known);
  expect(first.status).toBe(200);
  expect(await ask(unknown)).toEqual(first);
  expect([await sentTo(known), await sentTo(unknown)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

it('lets nobody guess a code before the form goes on: five wrong ones, also at the same time, use it up', async () => {
  const { visitor, id } = await newWorldAt(gateway, 'alpha', {
    settings: { rules, flags: { registrationSms: true } },
    failures: { limits: { checkRegistrationCode: 1000 } },
  });
  const number = { mobileNum: '13900139001', countryDialingCode: '86' };
  await visitor.call('/wps/verification/sms/register', { json: number });
  const [message] = await latestMessages(gateway.database.owner, id, { limit: 1, since: new Date(0) });
  const [right = ''] = /\d{6}/u.exec(message?.body ?? '') ?? [];
  const check = (verificationCode: string) =>
    visitor.call('/wps/verification/sms/validate', { json: { ...number, verificationCode } });
  const wrong = Array.from({ length: 20 }, (_, n) => String((Number(right) + n + 1) % 1_000_000).padStart(6, '0'));
  const codes = (await Promise.all(wrong.map(check))).map(codeOf);
  expect(codes.filter((code) => code === 'wrongCode')).toHaveLength(5);
  expect(codeOf(await check(right))).toBe('codeExpired');
  expect(codeOf(await register(visitor, { username: 'late88', ...number, verificationCode: right }))).toBe(
    'codeExpired',
  );
});
