import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { BOT_CHECK, handTrail, passBotCheck } from '../testing/passBotCheck.ts';
import { visit } from '../testing/visitor.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { isInGap, newGap } from './botCheck.service.ts';
import { isHandMade } from './handMade.rules.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const limits = { logIn: 2000, getBotCheck: 2000, answerBotCheck: 2000, sendLoginSms: 2000 };
const strict = { failures: { botCheckRequired: true, limits } };

const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const slide = (visitor: Visitor, x: number, trail = handTrail(x), headers = {}) =>
  visitor.call(BOT_CHECK, { json: { kind: 'slider', x, trail }, headers });
const logInWith = (visitor: Visitor, pass?: string, headers = {}) =>
  visitor.sendSealed(
    '/wps/session/login',
    {
      type: 'username',
      username: 'player',
      password: 'Player2026',
      ...(pass === undefined ? {} : { botCheck: { pass } }),
    },
    { headers },
  );

/** Solves a proof-of-work challenge, as a device does. */
const worked = ({ challenge, difficulty }: { challenge: string; difficulty: number }): number => {
  for (let n = 0; ; n += 1) {
    const hash = createHash('sha256').update(`${challenge}:${n}`).digest().readUInt32BE();
    if (Math.clz32(hash) >= difficulty) return n;
  }
};

describe('a login of a suspect', () => {
  it('brings a pass for a piece in its gap, which stands for the captcha and serves once', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', strict);
    expect((await logInWith(visitor)).value).toEqual({ code: 'botCheckRequired' });
    const pass = await passBotCheck(visitor);
    expect((await logInWith(visitor, pass)).success).toBe(true);
    expect(codeOf(await logInWith(visitor, pass))).toBe('botCheckRequired');
  });

  it('brings a pass for work of the device as well, which asks for no picture', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', strict);
    const { value } = await visitor.call(`${BOT_CHECK}?kind=work`);
    const n = worked(value as { challenge: string; difficulty: number });
    const { pass } = (await visitor.call(BOT_CHECK, { json: { kind: 'work', n } })).value as { pass: string };
    expect((await logInWith(visitor, pass)).success).toBe(true);
    expect(codeOf(await visitor.call(BOT_CHECK, { json: { kind: 'work', n } }))).toBe('botCheckExpired');
    await visitor.call(`${BOT_CHECK}?kind=work`);
    expect(codeOf(await visitor.call(BOT_CHECK, { json: { kind: 'work', n: 1 } }))).toBe('botCheckWrong');
  });

  it('is one after many misses from its address, and nobody else’s is', async () => {
    const { visitor, host } = await newWorldAt(gateway, 'alpha', {
      failures: { limits: { ...limits, getCaptcha: 99 } },
    });
    const spray = async (n: number) => {
      const one = visit(gateway, host);
      await one.call('/wps/captcha');
      return one.logIn(`name-${n}`, 'Wrong2026', { captcha: 'TEST' });
    };
    for (let n = 0; n < 15; n += 1) expect(codeOf(await spray(n))).toBe('wrongCredentials');
    expect(codeOf(await spray(15))).toBe('botCheckRequired');
    expect((await logInWith(visitor, undefined, { 'X-Forwarded-For': '203.0.113.8' })).success).toBe(true);
    expect((await logInWith(visitor, await passBotCheck(visitor))).success).toBe(true);
  });
});

describe('a pass', () => {
  it('is good for nobody else, at no other merchant, and not for ever', async () => {
    const { visitor, host, advance } = await newWorldAt(gateway, 'alpha', strict);
    const other = await newWorldAt(gateway, 'alpha', strict);
    const stranger = visit(gateway, host);
    await stranger.call(BOT_CHECK);
    const cookie = (await visitor.call(BOT_CHECK)).headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    const { pass } = (await slide(visitor, 150)).value as { pass: string };
    expect(codeOf(await logInWith(stranger, pass))).toBe('botCheckRequired');
    expect(codeOf(await logInWith(other.visitor, pass, { Cookie: cookie }))).toBe('botCheckRequired');
    expect(codeOf(await logInWith(visitor, `${pass}x`))).toBe('botCheckRequired');
    expect((await logInWith(visitor, await passBotCheck(visitor))).success).toBe(true);
    const late = await passBotCheck(visitor);
    await advance(5 * 60_000);
    expect(codeOf(await logInWith(visitor, late))).toBe('botCheckRequired');
  });

  it('lets one call through, of twenty that bring it at the same time', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', strict);
    const pass = await passBotCheck(visitor);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logInWith(visitor, pass)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('a puzzle', () => {
  it('is answered once, by its visitor, at its merchant, within three minutes', async () => {
    const { visitor, host, advance } = await newWorldAt(gateway, 'alpha', strict);
    const other = await newWorldAt(gateway, 'alpha', strict);
    const cookie = (await visitor.call(BOT_CHECK)).headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    expect(codeOf(await slide(visit(gateway, host), 150))).toBe('botCheckExpired');
    expect(codeOf(await slide(other.visitor, 150, handTrail(150), { Cookie: cookie }))).toBe('botCheckExpired');
    expect(codeOf(await slide(visitor, 90))).toBe('botCheckWrong');
    expect(codeOf(await slide(visitor, 150))).toBe('botCheckExpired');
    await visitor.call(BOT_CHECK);
    await advance(3 * 60_000);
    expect(codeOf(await slide(visitor, 150))).toBe('botCheckExpired');
  });

  it.each([
    ['no trail', []],
    ['a jump', [{ x: 150, t: 0 }]],
    ['even motion', Array.from({ length: 31 }, (_, n) => ({ x: n * 5, t: n * 30 }))],
    ['a flick of no time', handTrail(150).map(({ x }, n) => ({ x, t: n * 5 }))],
    ['a trail to elsewhere', handTrail(90)],
    ['a trail that goes back in time', handTrail(150).map(({ x, t }) => ({ x, t: 800 - t }))],
  ])('is not solved by %s, though the place is right', async (_what, trail) => {
    const { visitor } = await newWorldAt(gateway, 'alpha', strict);
    await visitor.call(BOT_CHECK);
    expect(codeOf(await slide(visitor, 150, trail))).toBe('botCheckWrong');
  });

  it('is guessed less than once in twenty by a thousand guesses between its ends, however well they are moved', () => {
    const guesses = fc.sample(fc.noBias(fc.integer({ min: 60, max: 264 })), { numRuns: 1000, seed: 20_261_123 });
    for (const gap of [60, 150, 264]) {
      const right = guesses.filter((x) => isInGap(x, gap));
      expect(right.length).toBeGreaterThan(0);
      expect(right.length).toBeLessThan(50);
    }
    const gaps = Array.from({ length: 1000 }, newGap);
    expect([Math.min(...gaps) >= 60, Math.max(...gaps) <= 264, new Set(gaps).size > 150]).toEqual([true, true, true]);
  });

  it('comes as two pictures that say nothing of where the gap is', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', strict);
    const { value } = await visitor.call(BOT_CHECK);
    const puzzle = value as Record<'picture' | 'piece', string> & Record<'width' | 'height' | 'pieceSize', number>;
    expect(Object.keys(puzzle).sort()).toEqual(
      ['kind', 'picture', 'piece', 'width', 'height', 'pieceSize', 'top', 'expiresInSeconds'].sort(),
    );
    const sizes = [puzzle.picture, puzzle.piece].map((each) => sharp(Buffer.from(each, 'base64')).metadata());
    const [picture, piece] = await Promise.all(sizes);
    expect(picture).toMatchObject({ format: 'png', width: puzzle.width * 2, height: puzzle.height * 2 });
    expect(piece).toMatchObject({ format: 'png', width: puzzle.pieceSize * 2, height: puzzle.pieceSize * 2 });
    expect(picture?.exif ?? picture?.comments ?? picture?.xmp).toBeUndefined();
  });
});

describe('a hand', () => {
  it('moves by keys, too: a key that is held, and steps after it', () => {
    const held = Array.from({ length: 70 }, (_, n) => ({ x: (n + 1) * 2, t: n === 0 ? 0 : 470 + n * 33 }));
    const steps = [1, 2, 3].map((n) => ({ x: 140 + n * 2, t: 3200 + n * 210 }));
    expect(isHandMade([...held, ...steps], 146)).toBe(true);
  });
});

describe('messages', () => {
  it('to many numbers from one address ask for a bot check after five', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { failures: { limits } });
    const ask = (n: number, pass?: string) =>
      visitor.call('/wps/verification/sms/noLogin', {
        json: {
          mobileNum: `1380000${1000 + n}`,
          countryDialingCode: '86',
          ...(pass === undefined ? {} : { botCheck: { pass } }),
        },
      });
    for (let n = 0; n < 5; n += 1) expect((await ask(n)).success).toBe(true);
    expect(codeOf(await ask(5))).toBe('botCheckRequired');
    expect((await ask(5, await passBotCheck(visitor))).success).toBe(true);
  });
});

const botChecks = (answers: readonly Answer[]) => answers.filter((answer) => codeOf(answer) === 'botCheckRequired');

describe('thresholds hold for attempts at the same time, as they do for one after another', () => {
  it('of messages', async () => {
    const { host } = await newWorldAt(gateway, 'alpha', { failures: { limits } });
    const ask = (n: number) =>
      visit(gateway, host).call('/wps/verification/sms/noLogin', {
        json: { mobileNum: `1380000${1000 + n}`, countryDialingCode: '86' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)));
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    for (const { success, value } of answers)
      if (!success) expect([{ code: 'botCheckRequired' }, { code: 'tooSoon', retryAfter: 1 }]).toContainEqual(value);
    expect(codeOf(await ask(20))).toBe('botCheckRequired');
  });

  it('of accounts', async () => {
    const rules = [{ key: 'captcha' as const, enabled: false }];
    const wish = { settings: { rules }, failures: { limits: { register: 1000 } } };
    const { host } = await newWorldAt(gateway, 'alpha', wish);
    const form = { password: 'Chloe2026', confirmPassword: 'Chloe2026', registerMethod: 'WEB' };
    const register = (n: number) =>
      visit(gateway, host).sendSealed(
        '/wps/member/register',
        { ...form, username: `many${n}a`, login: false, terms: { accepted: true, version: '1' } },
        { method: 'PUT' },
      );
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => register(n)));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(botChecks(answers)).toHaveLength(9);
  });

  it('of misses', async () => {
    const { host } = await newWorldAt(gateway, 'alpha', { failures: { limits: { ...limits, getCaptcha: 99 } } });
    const visitors = Array.from({ length: 30 }, () => visit(gateway, host));
    for (const one of visitors) await one.call('/wps/captcha');
    const answers = await Promise.all(
      visitors.map((one, n) => one.logIn(`name-${n}`, 'Wrong2026', { captcha: 'TEST' })),
    );
    expect(answers.filter((answer) => codeOf(answer) === 'wrongCredentials')).toHaveLength(15);
    expect(botChecks(answers)).toHaveLength(15);
  });
});
