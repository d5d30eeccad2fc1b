import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestMessages } from '../outbox/outbox.store.ts';
import { attempts } from '../access/access.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { passBotCheck } from '../testing/passBotCheck.ts';
import { visit } from '../testing/visitor.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MOBILE = '13800138000';
const unlimited = { failures: { limits: { logIn: 1000, sendLoginSms: 1000 } } };

const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const times = <T>(n: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => one(i)));
const ask = (visitor: Visitor, mobileNum = MOBILE, from = '203.0.113.1', more: object = {}) =>
  visitor.call('/wps/verification/sms/noLogin', {
    json: { mobileNum, countryDialingCode: '86', ...more },
    headers: { 'X-Forwarded-For': from },
  });
const sentAt = (world: string) => latestMessages(gateway.database.owner, world, { limit: 50, since: new Date(0) });
const codeAt = async (world: string) => /\d{6}/u.exec((await sentAt(world))[0]?.body ?? '')?.[0] ?? '';
const logIn = (visitor: Visitor, verificationCode: string, more: object = {}) =>
  visitor.sendSealed('/wps/session/login', { type: 'sms', username: MOBILE, verificationCode, ...more });

describe('sending codes', () => {
  it('to one number at the same time sends one, and says how long to wait', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', unlimited);
    const answers = await times(10, (n) => ask(visitor, MOBILE, `203.0.113.${n}`));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { value } of answers.filter(({ success }) => !success))
      expect(value).toEqual({
        code: 'tooSoon',
        retryAfter: expect.toSatisfy((s: number) => s >= 59 && s <= 60) as unknown,
      });
    expect(await sentAt(id)).toHaveLength(1);
  });

  it('answers the same bytes for a number of a member and one of nobody', async () => {
    const { host } = await newWorldAt(gateway, 'alpha', unlimited);
    const askFor = async (mobileNum: string) => {
      const json = { mobileNum, countryDialingCode: '86' };
      const answer = await visit(gateway, host).request('/wps/verification/sms/noLogin', { json });
      const { 'x-request-id': _reference, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.text() };
    };
    expect(await askFor(MOBILE)).toEqual(await askFor('13900139999'));
  });

  it('pauses also after the code was used', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', unlimited);
    await ask(visitor);
    expect((await logIn(visitor, await codeAt(id))).success).toBe(true);
    expect(codeOf(await ask(visitor))).toBe('tooSoon');
  });

  it('to many numbers from one address pauses after ten, and for nobody else', async () => {
    const { visitor, host, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const passes = await times(15, async () => {
      const one = visit(gateway, host);
      return { one, botCheck: { pass: await passBotCheck(one) } };
    });
    const answers = await Promise.all(
      passes.map(({ one, botCheck }, n) => ask(one, `1380000${1000 + n}`, '203.0.113.1', { botCheck })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    const waits = answers.filter((answer) => codeOf(answer) === 'tooSoon').map(({ value }) => value);
    expect(waits).toHaveLength(5);
    for (const wait of waits)
      expect(wait).toMatchObject({ retryAfter: expect.toSatisfy((s: number) => s > 590 && s <= 600) as unknown });
    expect((await ask(visitor, MOBILE, '203.0.113.2')).success).toBe(true);
    await advance(600_000);
    expect((await ask(visitor, '13800001999')).success).toBe(true);
  });

  it('to many numbers of one country pauses for whoever asks, whatever for, and tells nobody more', async () => {
    const flags = { mobileRecovery: true, registrationSms: true };
    const { visitor, id } = await newWorldAt(gateway, 'alpha', { ...unlimited, settings: { flags } });
    const full = { merchant: id, kind: 'sendToCountry', subject: '86', taken: 1000, last_at: new Date() } as const;
    await gateway.database.owner.insert(attempts).values(full);
    for (const path of ['noLogin', 'register', 'recovery'])
      for (const mobileNum of [MOBILE, '13900139000'])
        expect(
          (await visitor.call(`/wps/verification/sms/${path}`, { json: { mobileNum, countryDialingCode: '86' } }))
            .value,
        ).toEqual({
          code: 'tooSoon',
          retryAfter: expect.toSatisfy((s: number) => s > 3500 && s <= 3600) as unknown,
        });
    const abroad = { mobileNum: '912345678', countryDialingCode: '84' };
    expect((await visitor.call('/wps/verification/sms/noLogin', { json: abroad })).success).toBe(true);
  });

  it('counts for an address only what was sent', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    await ask(visitor);
    for (let n = 0; n < 20; n += 1) expect(codeOf(await ask(visitor))).toBe('tooSoon');
    expect((await ask(visitor, '13800138001')).success).toBe(true);
    await advance(60_000);
    expect((await ask(visitor)).success).toBe(true);
  });
});

describe('a code that was sent', () => {
  it('opens one session, however many bring it at the same time', async () => {
    const { host, visitor, id } = await newWorldAt(gateway, 'alpha', unlimited);
    await ask(visitor);
    const code = await codeAt(id);
    const answers = await times(10, async () => {
      const one = visit(gateway, host);
      await one.call('/wps/captcha');
      return logIn(one, code, { captcha: 'TEST' });
    });
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('ends after five guesses, whatever else is tried, and a new one does not lift the lock', async () => {
    const { host, visitor, id, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    await ask(visitor);
    const right = await codeAt(id);
    const guesses = await times(10, async (n) => {
      const one = visit(gateway, host);
      await one.call('/wps/captcha');
      return logIn(one, `no-${n}`, { captcha: 'TEST' });
    });
    expect(guesses.filter((guess) => codeOf(guess) === 'wrongCode')).toHaveLength(4);
    expect(guesses.filter((guess) => codeOf(guess) === 'locked')).toHaveLength(6);
    expect(codeOf(await logIn(visitor, right))).toBe('locked');
    await advance(61_000);
    await ask(visitor);
    expect(codeOf(await logIn(visitor, await codeAt(id)))).toBe('locked');
  });

  it('is good for five minutes', async () => {
    const { visitor, id, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    await ask(visitor);
    await advance(5 * 60_000);
    expect(codeOf(await logIn(visitor, await codeAt(id)))).toBe('codeExpired');
  });
});
