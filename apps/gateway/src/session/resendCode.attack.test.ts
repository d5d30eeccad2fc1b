import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const PATH = '/wps/session/login/challenge/code';
const codeOf = ({ value }: Answer) => (value as { code?: string } | null)?.code;
type Asked = { id: string; destinations?: object };

const begin = async () => {
  const world = await newWorldAt(gateway, 'alpha', { failures: { limits: { logIn: 1000, sendChallengeCode: 1000 } } });
  await gateway.database.owner
    .update(members)
    .set({ second_factors: ['sms', 'email'], mobile: '13800138009', dialing_code: '86', email: 'gus@example.com' })
    .where(and(eq(members.merchant, world.id), eq(members.account, 'guarded')));
  const { value } = await world.visitor.logIn('guarded', 'Guarded2026');
  return { ...world, challenge: (value as { challenge: Asked }).challenge };
};
const resend = (visitor: Visitor, id: string, method: string) => visitor.call(PATH, { json: { id, method } });
const sentTo = async (world: string) =>
  (await latestMessages(gateway.database.owner, world, { limit: 50, since: new Date(0) })).map(({ body, channel }) => ({
    channel,
    code: /\d{6}/u.exec(body)?.[0] ?? '',
  }));

it('says where codes went, and no more of it than somebody knows who has the password', async () => {
  const { challenge } = await begin();
  expect(challenge.destinations).toEqual({ sms: '+86 ••••8009', email: 'g••••@example.com' });
  expect(JSON.stringify(challenge)).not.toContain('1380013');
});

it('sends the code once more after a minute, in place of the one before', async () => {
  const { visitor, id: world, challenge, advance } = await begin();
  expect((await resend(visitor, challenge.id, 'sms')).value).toEqual({
    code: 'tooSoon',
    retryAfter: expect.any(Number) as unknown,
  });
  const before = (await sentTo(world)).find(({ channel }) => channel === 'sms')?.code ?? '';
  await advance(61_000);
  expect((await resend(visitor, challenge.id, 'sms')).value).toEqual({ resendSeconds: 60 });
  const after = (await sentTo(world)).find(({ channel }) => channel === 'sms')?.code ?? '';
  const answer = (text: string) =>
    visitor.sendSealed('/wps/session/login/challenge', { id: challenge.id, method: 'sms', answer: text });
  expect(after).not.toBe(before);
  expect(codeOf(await answer(before))).toBe('wrongAnswer');
  expect((await answer(after)).success).toBe(true);
  expect(codeOf(await resend(visitor, challenge.id, 'sms'))).toBe('challengeExpired');
});

it('sends nothing for an id that nobody has, and at most ten to a member', async () => {
  const { visitor, id: world, challenge, advance } = await begin();
  expect(codeOf(await resend(visitor, 'guessed', 'email'))).toBe('challengeExpired');
  expect((await resend(visitor, challenge.id, 'realName')).status).toBe(400);
  for (let n = 0; n < 4; n += 1) {
    await advance(61_000);
    await resend(visitor, challenge.id, 'sms');
    await resend(visitor, challenge.id, 'email');
  }
  expect((await sentTo(world)).length).toBeLessThanOrEqual(10);
  await advance(61_000);
  expect(codeOf(await resend(visitor, challenge.id, 'sms'))).toBe('challengeExpired');
});
