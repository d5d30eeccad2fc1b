import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { authenticatorCode } from '../secrets/authenticator.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SECRET = 'JBSWY3DPEHPK3PXP';
const unlimited = { failures: { limits: { logIn: 1000, answerLoginChallenge: 1000 } } };

const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const times = <T>(n: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => one(i)));

const challenge = async (visitor: Visitor) => {
  const { value } = await visitor.logIn('guarded', 'Guarded2026');
  return (value as { challenge: { id: string; methods: string[] } }).challenge;
};

const answer = (visitor: Visitor, id: string, method: string, text: string) =>
  visitor.sendSealed('/wps/session/login/challenge', { id, method, answer: text });

const sentTo = async (world: string, channel: 'sms' | 'email') => {
  const sent = await latestMessages(gateway.database.owner, world, { limit: 50, since: new Date(0) });
  return sent.filter((message) => message.channel === channel).map(({ body }) => /\d{6}/u.exec(body)?.[0] ?? '');
};

/** Sets the second factors of every member of a world. */
const keepMethods = (world: string, methods: ('sms' | 'email' | 'realName' | 'authenticator')[]) =>
  gateway.database.owner.update(members).set({ second_factors: methods }).where(eq(members.merchant, world));

describe('guessing a second factor', () => {
  it('locks it after five answers at the same time, over all logins, until a time that it tells', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const [one, two] = [await challenge(visitor), await challenge(visitor)];
    const guesses = await times(20, (n) => answer(visitor, n % 2 === 0 ? one.id : two.id, 'realName', `Name ${n}`));
    expect(guesses.filter((guess) => codeOf(guess) === 'wrongAnswer')).toHaveLength(4);
    expect(guesses.filter((guess) => codeOf(guess) === 'locked')).toHaveLength(16);
    const right = await answer(visitor, two.id, 'realName', 'Gus Guarded');
    expect(right.value).toEqual({ code: 'locked', until: expect.stringMatching(/Z$/u) as unknown });
    expect(codeOf(await visitor.logIn('guarded', 'Guarded2026'))).toBe('locked');
    await advance(15 * 60_000 + 1000);
    const later = await challenge(visitor);
    expect((await answer(visitor, later.id, 'realName', 'Gus Guarded')).success).toBe(true);
  });

  it('is not made unlimited by logging in with the password again', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 5; n += 1)
      codes.push(codeOf(await answer(visitor, (await challenge(visitor)).id, 'sms', 'no')));
    expect(codes).toEqual(['wrongAnswer', 'wrongAnswer', 'wrongAnswer', 'wrongAnswer', 'locked']);
  });

  it('is forgotten after a right answer', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    for (let n = 0; n < 3; n += 1) {
      const { id } = await challenge(visitor);
      for (let miss = 0; miss < 3; miss += 1)
        expect(codeOf(await answer(visitor, id, 'realName', 'No'))).toBe('wrongAnswer');
      expect((await answer(visitor, id, 'realName', 'Gus Guarded')).success).toBe(true);
    }
  });

  it('takes no method that the login did not offer', async () => {
    const { visitor, id: world, now } = await newWorldAt(gateway, 'alpha', unlimited);
    await keepMethods(world, ['realName']);
    const { id } = await challenge(visitor);
    expect(codeOf(await answer(visitor, id, 'authenticator', authenticatorCode(SECRET, now())))).toBe('wrongAnswer');
  });

  it('is over five minutes after the login', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const { id } = await challenge(visitor);
    await advance(5 * 60_000 + 1);
    expect(codeOf(await answer(visitor, id, 'realName', 'Gus Guarded'))).toBe('challengeExpired');
  });
});

describe('one code opens one session', () => {
  it('of an authenticator app, also for two logins at the same time, and no code of an earlier step after it', async () => {
    const { visitor, now, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const code = authenticatorCode(SECRET, now());
    const before = authenticatorCode(SECRET, new Date(now().getTime() - 30_000));
    const ids = [await challenge(visitor), await challenge(visitor), await challenge(visitor)].map(({ id }) => id);
    const answers = await times(3, (n) => answer(visitor, ids[n] ?? '', 'authenticator', code));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const { id } = await challenge(visitor);
    expect(codeOf(await answer(visitor, id, 'authenticator', before))).toBe('wrongAnswer');
    await advance(60_000);
    expect((await answer(visitor, id, 'authenticator', authenticatorCode(SECRET, now()))).success).toBe(true);
  });

  it.each(['sms', 'email'] as const)('by %s, also for answers at the same time', async (channel) => {
    const { visitor, id: world } = await newWorldAt(gateway, 'alpha', unlimited);
    const [one, two] = [await challenge(visitor), await challenge(visitor)];
    const [code = ''] = await sentTo(world, channel);
    const answers = await times(4, (n) => answer(visitor, n % 2 === 0 ? one.id : two.id, channel, code));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('and one login begins one session, however often it is answered rightly', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', unlimited);
    const { id } = await challenge(visitor);
    const answers = await times(4, () => answer(visitor, id, 'realName', 'Gus Guarded'));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('the codes of a second factor', () => {
  it('have a pause of a minute, in which the one before still counts', async () => {
    const { visitor, id: world, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    await times(4, () => challenge(visitor));
    expect(await sentTo(world, 'sms')).toHaveLength(1);
    expect(await sentTo(world, 'email')).toHaveLength(1);
    const { id, methods } = await challenge(visitor);
    expect(methods).toContain('sms');
    await advance(60_000);
    await challenge(visitor);
    const [code = '', ...older] = await sentTo(world, 'sms');
    expect(older).toHaveLength(1);
    expect((await answer(visitor, id, 'sms', code)).success).toBe(true);
  });

  it('must be waited for when none is live and no other method is left', async () => {
    const { visitor, id: world, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    await keepMethods(world, ['sms']);
    const { id } = await challenge(visitor);
    const [code = ''] = await sentTo(world, 'sms');
    await answer(visitor, id, 'sms', code);
    const refused = await visitor.logIn('guarded', 'Guarded2026');
    expect(refused.value).toEqual({
      code: 'tooSoon',
      retryAfter: expect.toSatisfy((s: number) => s > 0 && s <= 60) as unknown,
    });
    await keepMethods(world, ['sms', 'realName']);
    expect((await challenge(visitor)).methods).toEqual(['realName']);
    await advance(60_000);
    expect((await challenge(visitor)).methods).toEqual(['sms', 'realName']);
  });

  it('are no more than ten in a quarter of an hour for one member, from wherever they are asked for', async () => {
    const { visitor, id: world, advance } = await newWorldAt(gateway, 'alpha', unlimited);
    const login = { type: 'username', username: 'guarded', password: 'Guarded2026' };
    for (let n = 0; n < 8; n += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${n}` };
      await visitor.sendSealed('/wps/session/login', login, { headers });
      await advance(61_000);
    }
    expect((await sentTo(world, 'sms')).length + (await sentTo(world, 'email')).length).toBe(10);
  });
});
