import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { countQueries } from '../testing/countQueries.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import { passBotCheck } from '../testing/passBotCheck.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { recoveryLinks } from './recovery.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const PLAYER = { username: 'player', email: 'player@example.com' };
const NUMBER = { mobileNum: '13800138000', countryDialingCode: '86' };
const limits = Object.fromEntries(
  ['sendRecoveryEmail', 'sendRecoverySms', 'recoverByMobile', 'recoverByLink'].map((call) => [call, 1000]),
);
const openWorld = () => newWorldAt(gateway, 'alpha', { failures: { limits } });

const codeOf = ({ value }: Answer) => (value as { code?: string } | null)?.code;
const times = <T>(n: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => one(i)));
const from = (n: number) => ({ 'X-Forwarded-For': `203.0.113.${n}` });
const sentAt = (world: string) => latestMessages(gateway.database.owner, world, { limit: 50, since: new Date(0) });
const linkAt = async (world: string) => /#reset=([\w-]+)/u.exec((await sentAt(world))[0]?.body ?? '')?.[1] ?? '';
const codeAt = async (world: string) => /\d{6}/u.exec((await sentAt(world))[0]?.body ?? '')?.[0] ?? '';

const askLink = (visitor: Visitor, form: Record<string, unknown> = PLAYER, n = 1) =>
  visitor.call('/wps/member/password/email', { form, headers: from(n) });
const askCode = (visitor: Visitor, mobileNum = NUMBER.mobileNum, n = 1, more: object = {}) =>
  visitor.call('/wps/verification/sms/recovery', { json: { ...NUMBER, mobileNum, ...more }, headers: from(n) });
const byLink = (visitor: Visitor, token: string, newPassword = 'Changed2026') =>
  visitor.sendSealed('/wps/member/password/link', { token, newPassword });
const byMobile = (visitor: Visitor, verificationCode: string, mobileNum = NUMBER.mobileNum) =>
  visitor.sendSealed('/wps/member/password/verification', {
    ...NUMBER,
    mobileNum,
    verificationCode,
    newPassword: 'Changed2026',
  });
const close = (world: string, account: string) =>
  gateway.database.owner
    .update(members)
    .set({ disabled: true })
    .where(and(eq(members.merchant, world), eq(members.account_key, account)));

describe('who asks whether an account exists', () => {
  it('gets the same bytes and the same work for a stranger, another’s address, a closed account and a member', async () => {
    const { visitor, id } = await openWorld();
    await close(id, 'expired');
    // Warm-up: the first call runs extra queries.
    await visitor.request('/wps/member/password/email', { form: PLAYER });
    const { asked, stop } = countQueries(gateway.database);
    const answers: unknown[] = [];
    for (const form of [
      { username: 'nobody', email: 'player@example.com' },
      { username: 'player', email: 'other@example.com' },
      { username: 'expired', email: 'expired@example.com' },
      { username: 'trial', email: 'trial@example.com' },
      PLAYER,
    ]) {
      asked.mockClear();
      const response = await visitor.request('/wps/member/password/email', { form });
      const headers = [...response.headers.keys()].sort();
      answers.push([response.status, headers, await response.text(), asked.mock.calls.length]);
    }
    stop();
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect((await sentAt(id)).map(({ recipient }) => recipient)).toEqual(['player@example.com', 'player@example.com']);
  });

  it('cannot choose where the link of a member leads', async () => {
    const { visitor, host, id } = await openWorld();
    for (const claimed of [`${host}:6666`, `${host}:80`, host.toUpperCase()]) {
      const headers = { ...from(9), 'X-Forwarded-Host': claimed, Host: `${host}:7777` };
      expect((await visitor.call('/wps/member/password/email', { form: PLAYER, headers })).success).toBe(true);
      expect((await sentAt(id))[0]?.body).toMatch(new RegExp(`http://${host}/forget#reset=[\\w-]+ `, 'u'));
    }
  });

  it('gets the same statements for a number that is nobody’s and for a member’s', async () => {
    const { visitor, advance } = await openWorld();
    const { asked, stop } = countQueries(gateway.database);
    const counts: number[] = [];
    for (const number of ['13900139000', NUMBER.mobileNum, '13900139001']) {
      asked.mockClear();
      expect((await askCode(visitor, number)).success).toBe(true);
      counts.push(asked.mock.calls.length);
      await advance(61_000);
    }
    stop();
    expect(new Set(counts).size).toBe(1);
  });

  it('gets the same answers for a number that is nobody’s, and for a closed account’s', async () => {
    const { visitor, id } = await openWorld();
    await close(id, 'expired');
    for (const number of ['13900139000', '13800138002']) {
      expect((await askCode(visitor, number)).value).toEqual({ expiredMinutes: 5 });
      expect(codeOf(await askCode(visitor, number))).toBe('tooSoon');
      expect(codeOf(await byMobile(visitor, '123456', number))).toBe('wrongCode');
    }
    expect(await sentAt(id)).toEqual([]);
  });

  it('is held up by three letters to one address, whether or not anything is sent, and nobody else is', async () => {
    const { visitor, id, advance } = await openWorld();
    for (const form of [PLAYER, { ...PLAYER, username: 'nobody' }]) {
      const answers = await times(8, (n) => askLink(visitor, form, n + 1));
      expect(answers.filter(({ success }) => success)).toHaveLength(3);
      for (const refused of answers.filter(({ success }) => !success))
        expect(refused.value).toEqual({ code: 'tooSoon', retryAfter: expect.any(Number) as unknown });
    }
    expect(await sentAt(id)).toHaveLength(3);
    expect((await askLink(visitor, { username: 'agent', email: 'agent@example.com' })).success).toBe(true);
    await advance(15 * 60_000);
    expect((await askLink(visitor)).success).toBe(true);
  });

  it('is held up after ten messages from one address, by e-mail and by SMS together', async () => {
    const { visitor } = await openWorld();
    for (let n = 0; n < 5; n += 1) expect((await askCode(visitor, `1390013900${n}`)).success).toBe(true);
    for (let n = 0; n < 5; n += 1)
      expect((await askLink(visitor, { username: `many${n}`, email: 'a@example.com' })).success).toBe(true);
    expect(codeOf(await askLink(visitor))).toBe('tooSoon');
    expect(codeOf(await askCode(visitor))).toBe('botCheckRequired');
    const botCheck = { pass: await passBotCheck(visitor) };
    expect(codeOf(await askCode(visitor, NUMBER.mobileNum, 1, { botCheck }))).toBe('tooSoon');
    expect((await askLink(visitor, PLAYER, 2)).success).toBe(true);
  });
});

describe('a link', () => {
  it('sets one password, however many bring it at the same time', async () => {
    const { visitor, id } = await openWorld();
    await askLink(visitor);
    const token = await linkAt(id);
    const answers = await times(8, (n) => byLink(visitor, token, `Changed202${n}`));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const [set] = answers.flatMap(({ success }, n) => (success ? [`Changed202${n}`] : []));
    expect((await visitor.logIn('player', set ?? '')).success).toBe(true);
  });

  it('opens nothing at another merchant, nor where it was asked for in vain', async () => {
    const one = await openWorld();
    const other = await openWorld();
    await askLink(one.visitor);
    expect(codeOf(await byLink(other.visitor, await linkAt(one.id)))).toBe('linkExpired');
    expect((await byLink(one.visitor, await linkAt(one.id))).success).toBe(true);
    await askLink(one.visitor, { username: 'nobody', email: 'a@example.com' });
    const kept = await gateway.database.owner.select().from(recoveryLinks).where(eq(recoveryLinks.merchant, one.id));
    expect(kept).toMatchObject([{ member_id: null }]);
    expect(codeOf(await byLink(one.visitor, kept[0]?.token_hash ?? ''))).toBe('linkExpired');
  });

  it('is kept as a hash, and ends with its account', async () => {
    const { visitor, id } = await openWorld();
    await askLink(visitor);
    const token = await linkAt(id);
    const kept = await gateway.database.owner.select().from(recoveryLinks).where(eq(recoveryLinks.merchant, id));
    expect(JSON.stringify(kept)).not.toContain(token);
    await close(id, 'player');
    expect(codeOf(await byLink(visitor, token))).toBe('linkExpired');
  });

  it('closes the logins that were begun with the old password, and is no way past a second factor', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', { failures: { captchaRequired: false, limits } });
    const { challenge } = (await visitor.logIn('guarded', 'Guarded2026')).value as { challenge: { id: string } };
    await askLink(visitor, { username: 'guarded', email: 'guarded@example.com' });
    expect((await byLink(visitor, await linkAt(id))).success).toBe(true);
    const answer = { id: challenge.id, method: 'realName', answer: 'Gus Guarded' };
    expect(codeOf(await visitor.sendSealed('/wps/session/login/challenge', answer))).toBe('challengeExpired');
    // The second factor is still required.
    expect((await visitor.logIn('guarded', 'Changed2026')).value).toHaveProperty('challenge');
  });
});

describe('a code', () => {
  it('is guessed at five times, and then the number is locked, also to the right one and to the next', async () => {
    const { visitor, id, advance } = await openWorld();
    await askCode(visitor);
    const right = await codeAt(id);
    const guesses = await times(10, (n) => byMobile(visitor, `no-${n}`));
    expect(guesses.filter((guess) => codeOf(guess) === 'wrongCode')).toHaveLength(4);
    expect(guesses.filter((guess) => codeOf(guess) === 'locked')).toHaveLength(6);
    expect(codeOf(await byMobile(visitor, right))).toBe('locked');
    await advance(61_000);
    await askCode(visitor);
    expect(codeOf(await byMobile(visitor, await codeAt(id)))).toBe('locked');
    await advance(15 * 60_000);
    await askCode(visitor);
    expect((await byMobile(visitor, await codeAt(id))).success).toBe(true);
  });

  it('sets one password, however many bring it at the same time', async () => {
    const { visitor, id } = await openWorld();
    await askCode(visitor);
    const code = await codeAt(id);
    const answers = await times(5, () => byMobile(visitor, code));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});
