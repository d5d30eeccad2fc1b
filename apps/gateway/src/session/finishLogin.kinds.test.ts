import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { storeCode } from '../verification/codes.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const unlimited = { failures: { limits: { logIn: 1000, answerLoginChallenge: 1000 } } };
const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const challengeOf = ({ value }: Answer) => (value as { challenge?: { id: string } }).challenge;
const changeMember = (world: string, account: string, to: Partial<typeof members.$inferInsert>) =>
  gateway.database.owner
    .update(members)
    .set(to)
    .where(and(eq(members.merchant, world), eq(members.account, account)));

const logInWithCaptcha = async (visitor: Visitor, account: string, password: string): Promise<Answer> => {
  await visitor.call('/wps/captcha');
  return visitor.logIn(account, password, { captcha: 'TEST' });
};

describe('a login by name', () => {
  it('is open where the merchant lets nobody in by SMS', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { settings: { flags: { smsLogin: false } } });
    expect((await visitor.logIn('player', 'Player2026')).success).toBe(true);
  });

  it('of a disabled member with the right password leaves the misses before it counted', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', unlimited);
    await changeMember(id, 'player', { disabled: true });
    for (let miss = 1; miss <= 4; miss += 1)
      expect(codeOf(await logInWithCaptcha(visitor, 'player', 'Wrong2026'))).toBe('wrongCredentials');
    expect(codeOf(await logInWithCaptcha(visitor, 'player', 'Player2026'))).toBe('disabled');
    expect(codeOf(await logInWithCaptcha(visitor, 'player', 'Wrong2026'))).toBe('locked');
  });
});

describe('a login by SMS', () => {
  it('was a second factor already: it begins the session of a member who has some', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    await changeMember(id, 'guarded', { dialing_code: '86', mobile: '13700137000' });
    const of = { merchant: id, purpose: 'login' as const, recipient: '+86 13700137000' };
    await storeCode(gateway.database.owner, of, '111111', new Date(gateway.clock.now()));
    const login = { type: 'sms', username: '13700137000', verificationCode: '111111' };
    const answer = await visitor.sendSealed('/wps/session/login', login);
    expect(answer.value).toHaveProperty('token');
    expect(challengeOf(answer)).toBeUndefined();
  });
});

describe('free play', () => {
  it('owes no change of a password that nobody typed', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    await changeMember(id, 'trial', { password_default: true });
    const json = { os: 'Linux', platform: 'W', version: 3, Encryption: await visitor.seal('anything') };
    const { value } = await visitor.call('/wps/session/login/freeplay', { json });
    const { token = '' } = value as { token?: string };
    expect((await visitor.call('/wps/v2/wallets/balance', { token })).status).toBe(200);
  });
});

describe('the second factor', () => {
  it('by name alone sends nothing', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    await changeMember(id, 'guarded', { second_factors: ['realName'] });
    expect(challengeOf(await visitor.logIn('guarded', 'Guarded2026'))).toMatchObject({ methods: ['realName'] });
    expect(await latestMessages(gateway.database.owner, id, { limit: 10, since: new Date(0) })).toEqual([]);
  });

  it('when it is locked says until when at the next login', async () => {
    const { visitor, id: world } = await newWorldAt(gateway, 'alpha', unlimited);
    await changeMember(world, 'guarded', { second_factors: ['realName'] });
    const { id = '' } = challengeOf(await visitor.logIn('guarded', 'Guarded2026')) ?? {};
    const guess = () =>
      visitor.sendSealed('/wps/session/login/challenge', { id, method: 'realName', answer: 'Somebody Else' });
    for (let guesses = 1; guesses <= 5; guesses += 1) await guess();
    const { value } = await visitor.logIn('guarded', 'Guarded2026');
    expect(value).toEqual({ code: 'locked', until: expect.any(String) as unknown });
    expect(Date.parse((value as { until: string }).until)).toBeGreaterThan(gateway.clock.now());
  });
});
