import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { isProof } from './captcha.service.ts';
import { drawCaptcha, newCaptchaText } from './drawCaptcha.ts';
import { captchaLetters } from './glyphs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const strict = { failures: { captchaRequired: true } };

const work = ({ challenge, difficulty }: { challenge: string; difficulty: number }): string => {
  let n = 0;
  while (!isProof(challenge, String(n), difficulty)) n += 1;
  return `proof:${challenge}:${n}`;
};

describe('a captcha', () => {
  it('is a PNG in base64, tied to the visitor by a cookie that scripts do not see [REQ-166]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const answer = await visitor.call('/wps/captcha');
    const { format, width } = await sharp(Buffer.from(String(answer.value), 'base64')).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 264 });
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^captcha=[\w-]{43};.*HttpOnly.*SameSite=Strict/u);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['https', true],
    ['https, http', true],
    ['http, https', false],
    ['http', false],
  ])(
    'is tied by a cookie for HTTPS alone when the visitor came by it, through proxies of %s',
    async (proto, isSecure) => {
      const { visitor } = await newWorldAt(gateway, 'alpha');
      const answer = await visitor.call('/wps/captcha', { headers: { 'X-Forwarded-Proto': proto } });
      expect(/; Secure/u.test(answer.headers.get('Set-Cookie') ?? '')).toBe(isSecure);
    },
  );

  it('differs from picture to picture of the same letters, and uses none that look alike', async () => {
    expect(await drawCaptcha('ACDE')).not.toBe(await drawCaptcha('ACDE'));
    expect(captchaLetters.join('')).not.toMatch(/[01258BGIOQSZ]/u);
    expect(newCaptchaText()).toMatch(/^[A-Z34679]{4}$/u);
  });

  it('asks for no reading as a proof of work, which opens the login [REQ-101]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', strict);
    const { value } = await visitor.call('/wps/captcha?kind=proof');
    const captcha = work(value as { challenge: string; difficulty: number });
    expect((await visitor.logIn('player', 'Player2026', { captcha })).success).toBe(true);
    expect((await visitor.logIn('player', 'Player2026', { captcha })).value).toMatchObject({ code: 'captchaWrong' });
  });

  it('takes no proof of another challenge, and none that was not worked for', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', strict);
    const first = (await visitor.call('/wps/captcha?kind=proof')).value as { challenge: string; difficulty: number };
    await visitor.call('/wps/captcha?kind=proof');
    expect((await visitor.logIn('player', 'Player2026', { captcha: work(first) })).success).toBe(false);
    const { challenge } = (await visitor.call('/wps/captcha?kind=proof')).value as { challenge: string };
    let idle = 0;
    while (isProof(challenge, String(idle), 14)) idle += 1;
    expect((await visitor.logIn('player', 'Player2026', { captcha: `proof:${challenge}:${idle}` })).success).toBe(
      false,
    );
  });

  it('ends after five minutes and belongs to one visitor', async () => {
    const { visitor, advance, host } = await newWorldAt(gateway, 'alpha', strict);
    await visitor.call('/wps/captcha');
    await advance(5 * 60_000 + 1000);
    expect((await visitor.logIn('player', 'Player2026', { captcha: 'TEST' })).value).toMatchObject({
      code: 'captchaWrong',
    });
    await visitor.call('/wps/captcha');
    const other = visit(gateway, host);
    expect((await other.logIn('player', 'Player2026', { captcha: 'TEST' })).value).toMatchObject({
      code: 'captchaWrong',
    });
    expect((await visitor.logIn('player', 'Player2026', { captcha: 'TEST' })).success).toBe(true);
  });
});
