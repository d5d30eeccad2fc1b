import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const WRONG = 'Wrong2026';
/** Rate limits above the calls of any test here. */
const unlimited = { failures: { limits: { logIn: 1000, getCaptcha: 1000, changePassword: 1000 } } };

const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const count = (answers: Answer[], code: string) => answers.filter((answer) => codeOf(answer) === code).length;
const times = <T>(n: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => one(i)));

const guess = (visitor: Visitor, username: string, password = WRONG, more: object = {}, headers = {}) =>
  visitor.sendSealed('/wps/session/login', { type: 'username', username, password, ...more }, { headers });

/** A guess with a right captcha; each by a new visitor, so that guesses can run concurrently. */
const guessWithCaptcha = async (host: string, username: string, password = WRONG) => {
  const visitor = visit(gateway, host);
  await visitor.call('/wps/captcha');
  return guess(visitor, username, password, { captcha: 'TEST' });
};

/** Counts the scrypt calls while `act` runs. */
const hashesDuring = async (act: () => Promise<unknown>): Promise<number> => {
  let hashes = 0;
  const hook = createHook({ init: (_id, type) => void (hashes += type === 'SCRYPTREQUEST' ? 1 : 0) }).enable();
  await act().finally(() => hook.disable());
  return hashes;
};

describe('guesses at the same time', () => {
  it('look at one password without a captcha, however many there are', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const answers: Answer[] = [];
    const hashes = await hashesDuring(async () => answers.push(...(await times(20, () => guess(visitor, 'player')))));
    expect(count(answers, 'wrongCredentials')).toBe(1);
    expect(count(answers, 'captchaRequired')).toBe(19);
    expect(hashes).toBe(1);
  });

  it('look at five passwords with right captchas, and then the account is locked, also to the right one', async () => {
    const { visitor, host, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const answers: Answer[] = [];
    const hashes = await hashesDuring(async () =>
      answers.push(...(await times(20, () => guessWithCaptcha(host, 'player')))),
    );
    expect(hashes).toBe(5);
    expect(count(answers, 'wrongCredentials')).toBe(4);
    expect(count(answers, 'locked')).toBe(16);
    expect(codeOf(await guessWithCaptcha(host, 'player', 'Player2026'))).toBe('locked');
    await advance(15 * 60_000 + 1000);
    expect((await guess(visitor, 'player', 'Player2026')).success).toBe(true);
  });

  it('at the old password of a change are five as well', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { ...unlimited, as: 'player' });
    const change = { oldPassword: WRONG, newPassword: 'Changed2026', confirmNewPassword: 'Changed2026' };
    const answers = await times(20, () => visitor.sendSealed('/wps/member/password', change, { token }));
    expect(count(answers, 'wrongPassword')).toBe(4);
    expect(count(answers, 'locked')).toBe(16);
  });

  it('let a right password in among them, and give what it reserved back', async () => {
    const { visitor, host } = await newWorldAt(gateway, 'alpha', unlimited);
    for (let n = 0; n < 12; n += 1) expect((await guess(visitor, 'player', 'Player2026')).success).toBe(true);
    await guess(visitor, 'player');
    expect((await guessWithCaptcha(host, 'player', 'Player2026')).success).toBe(true);
    for (let n = 1; n < 5; n += 1) expect(codeOf(await guessWithCaptcha(host, 'player'))).toBe('wrongCredentials');
    expect((await guessWithCaptcha(host, 'player', 'Player2026')).success).toBe(true);
  });
});

describe('an attempt that looked at no password', () => {
  it('does not lock the owner out, in a burst from many addresses', async () => {
    const { visitor, host } = await newWorldAt(gateway, 'alpha', unlimited);
    await guess(visitor, 'player');
    const owners = await times(3, async () => {
      const owner = visit(gateway, host);
      await owner.call('/wps/captcha');
      return owner;
    });
    const burst = times(40, (n) => {
      const captcha = n % 2 === 0 ? {} : { captcha: 'NEVER' };
      return guess(visitor, 'player', WRONG, captcha, from(`203.0.113.${n}`));
    });
    for (const owner of owners) {
      const answer = await guess(owner, 'player', 'Player2026', { captcha: 'TEST' });
      expect([codeOf(answer), answer.success]).toEqual([undefined, true]);
      await guess(visitor, 'player');
    }
    expect(new Set((await burst).map(codeOf))).not.toContain('locked');
  });

  it('counts for nothing: a wrong captcha and a missing one lock nobody out', async () => {
    const { visitor, host } = await newWorldAt(gateway, 'alpha', unlimited);
    await guess(visitor, 'player');
    for (let n = 0; n < 10; n += 1) {
      expect(codeOf(await guess(visitor, 'player'))).toBe('captchaRequired');
      expect(codeOf(await guess(visitor, 'player', WRONG, { captcha: 'NEVER' }))).toBe('captchaWrong');
    }
    expect((await guessWithCaptcha(host, 'player', 'Player2026')).success).toBe(true);
  });

  it('counts for nothing with the right password at the wrong entry', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    for (let n = 0; n < 8; n += 1)
      expect(codeOf(await guess(visitor, 'player', 'Player2026', { entry: 'agent' }))).toBe('nonAgent');
    expect((await guess(visitor, 'player', 'Player2026')).success).toBe(true);
  });
});

const from = (address: string) => ({ 'X-Forwarded-For': address });

describe('spraying', () => {
  it('over many accounts from one address meets the captcha, and nobody else does', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const answers = await times(30, (n) => guess(visitor, `name-${n}`, WRONG, {}, from('203.0.113.7')));
    expect(count(answers, 'wrongCredentials')).toBe(5);
    expect(count(answers, 'captchaRequired')).toBe(25);
    const sprayer = await guess(visitor, 'agent', 'Agent2026', {}, from('203.0.113.7'));
    expect(sprayer.value).toEqual({ code: 'captchaRequired', captcha: true });
    expect((await guess(visitor, 'agent', 'Agent2026', {}, from('203.0.113.8'))).success).toBe(true);
    await advance(15 * 60_000 + 1000);
    expect((await guess(visitor, 'agent', 'Agent2026', {}, from('203.0.113.7'))).success).toBe(true);
  });

  it('meets a bot check after fifteen misses, captchas or not, and goes on with a pass', async () => {
    const limits = { logIn: 1000, getCaptcha: 1000, getBotCheck: 1000, answerBotCheck: 1000 };
    const { visitor, host } = await newWorldAt(gateway, 'alpha', { failures: { limits } });
    for (let n = 0; n < 15; n += 1) expect(codeOf(await guessWithCaptcha(host, `name-${n}`))).toBe('wrongCredentials');
    expect((await guessWithCaptcha(host, 'agent', 'Agent2026')).value).toEqual({ code: 'botCheckRequired' });
    expect((await guess(visitor, 'agent', 'Agent2026', {}, from('203.0.113.8'))).success).toBe(true);
    const botCheck = { pass: await passBotCheck(visitor) };
    expect((await guess(visitor, 'agent', 'Agent2026', { botCheck })).success).toBe(true);
  });

  it('meets a bot check from the first login on where the merchant asks for one', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { failures: { botCheckRequired: true } });
    expect(codeOf(await guess(visitor, 'player', 'Player2026'))).toBe('botCheckRequired');
  });

  it('is not forgiven by a login of the own account, nor hidden behind addresses of one network or claimed ones', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    for (let n = 0; n < 5; n += 1) {
      await guess(visitor, `name-${n}`, WRONG, {}, from(`192.0.2.${n}, 2001:db8:0:1::${n}`));
      if (n < 4)
        expect((await guess(visitor, 'player', 'Player2026', {}, from('2001:db8::1:0:0:0:9'))).success).toBe(true);
    }
    expect(codeOf(await guess(visitor, 'name-9', WRONG, {}, from('192.0.2.9, 2001:db8:0:1:ffff::')))).toBe(
      'captchaRequired',
    );
    expect(codeOf(await guess(visitor, 'name-9', WRONG, {}, from('2001:db8:0:2::1')))).toBe('wrongCredentials');
  });
});

describe('an unknown account', () => {
  it('costs the same hash as a known one, and locks alike', async () => {
    const { visitor, host } = await newWorldAt(gateway, 'alpha', unlimited);
    for (const name of ['player', 'nobody', 'trial'])
      expect(await hashesDuring(() => guess(visitor, name)), name).toBe(1);
    for (let n = 2; n <= 5; n += 1)
      expect(codeOf(await guessWithCaptcha(host, 'nobody'))).toBe(n < 5 ? 'wrongCredentials' : 'locked');
    expect(codeOf(await guess(visitor, ' NoBody '))).toBe('locked');
  });
});
