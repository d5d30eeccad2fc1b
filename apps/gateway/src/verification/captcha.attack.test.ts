import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const strict = { failures: { captchaRequired: true, limits: { logIn: 1000 } } };
const codeOf = ({ value }: Answer) => (value as { code?: string }).code;

const cookieOf = async (visitor: Visitor): Promise<string> =>
  ((await visitor.call('/wps/captcha')).headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';

/** Logs in with this captcha cookie only. */
const logInHolding = (host: string, cookie: string, captcha = 'TEST') =>
  visit(gateway, host).sendSealed(
    '/wps/session/login',
    { type: 'username', username: 'player', password: 'Player2026', captcha },
    { headers: { Cookie: cookie } },
  );

describe('a captcha', () => {
  it('of another merchant is refused, with the right cookie and the right answer', async () => {
    const own = await newWorldAt(gateway, 'alpha', strict);
    const others = await newWorldAt(gateway, 'beta', strict);
    const foreign = await cookieOf(others.visitor);
    expect(codeOf(await logInHolding(own.host, foreign))).toBe('captchaWrong');
    expect((await logInHolding(others.host, foreign)).success).toBe(true);
    expect((await logInHolding(own.host, await cookieOf(own.visitor))).success).toBe(true);
  });

  it('opens one login, for twenty at the same time', async () => {
    const { host, visitor } = await newWorldAt(gateway, 'alpha', strict);
    const cookie = await cookieOf(visitor);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logInHolding(host, cookie)));
    for (const answer of answers.filter(({ success }) => !success)) expect(codeOf(answer)).toBe('captchaWrong');
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is gone once it was missed, and a new one takes the place of the one before', async () => {
    const { host, visitor } = await newWorldAt(gateway, 'alpha', strict);
    const cookie = await cookieOf(visitor);
    expect(codeOf(await logInHolding(host, cookie, 'WRONG'))).toBe('captchaWrong');
    expect(codeOf(await logInHolding(host, cookie))).toBe('captchaWrong');
  });

  it.each(['', 'captcha=', 'captcha=%00', 'captcha=x', `captcha=${'x'.repeat(5000)}`, 'captcha=%ff%fe'])(
    'is not %j',
    async (cookie) => {
      const { host } = await newWorldAt(gateway, 'alpha', strict);
      expect(codeOf(await logInHolding(host, cookie))).toBe('captchaWrong');
    },
  );
});
