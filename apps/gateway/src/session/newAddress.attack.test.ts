import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { memberNetworks } from './session.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';
const limits = { failures: { limits: { logIn: 1000 } } };
const asking = { ...limits, settings: { challengeNewAddress: true } };

type Challenged = { challenge?: { id: string; methods: string[]; newAddress?: boolean } };

const logInFrom = (visitor: Visitor, ip: string, username = 'player', password = 'Player2026'): Promise<Answer> =>
  visitor.sendSealed(
    '/wps/session/login',
    { type: 'username', username, password },
    { headers: { 'X-Forwarded-For': ip } },
  );
const challengeOf = ({ value }: Answer) => (value as Challenged).challenge;
const isIn = ({ value }: Answer): boolean => typeof (value as { token?: string }).token === 'string';
const changePlayer = (world: string, to: Partial<typeof members.$inferInsert>) =>
  gateway.database.owner
    .update(members)
    .set(to)
    .where(and(eq(members.merchant, world), eq(members.account, 'player')));
const answerFrom = (visitor: Visitor, ip: string, id: string, answer: string) =>
  visitor.sendSealed(
    '/wps/session/login/challenge',
    { id, method: 'email', answer },
    { headers: { 'X-Forwarded-For': ip } },
  );
const codeIn = async (world: string): Promise<string> => {
  const [message] = await latestMessages(gateway.database.owner, world, { limit: 1, since: new Date(0) });
  return /\d{6}/u.exec(message?.body ?? '')?.[0] ?? '';
};
/** A world whose player has logged in from HOME and has an e-mail address, but no mobile number. */
const atHome = async (wish: typeof asking | typeof limits = asking) => {
  const { visitor, id, advance } = await newWorldAt(gateway, 'alpha', wish);
  await changePlayer(id, { mobile: null, dialing_code: null });
  expect(isIn(await logInFrom(visitor, HOME))).toBe(true);
  return { visitor, id, advance };
};

describe('a login from an address that is new for the member', () => {
  it('asks for a code, says why, and is let in with it from then on [REQ-114]', async () => {
    const { visitor, id: world } = await atHome();
    const challenge = challengeOf(await logInFrom(visitor, ELSEWHERE));
    expect(challenge).toMatchObject({ methods: ['email'], newAddress: true });
    const id = challenge?.id ?? '';
    expect(isIn(await answerFrom(visitor, ELSEWHERE, id, '000000'))).toBe(false);
    expect(isIn(await answerFrom(visitor, ELSEWHERE, id, await codeIn(world)))).toBe(true);
    expect(isIn(await logInFrom(visitor, ELSEWHERE))).toBe(true);
    expect(isIn(await logInFrom(visitor, HOME))).toBe(true);
  });

  it('is let in at a merchant that does not ask, and the first time that somebody logs in at all [REQ-114]', async () => {
    const { visitor } = await atHome(limits);
    expect(isIn(await logInFrom(visitor, ELSEWHERE))).toBe(true);
    const fresh = await newWorldAt(gateway, 'alpha', asking);
    expect(isIn(await logInFrom(fresh.visitor, ELSEWHERE))).toBe(true);
  });

  it('asks again from the same address when nobody answered, and is not known by the address of another member', async () => {
    const { visitor } = await atHome();
    expect(isIn(await logInFrom(visitor, ELSEWHERE, 'agent', 'Agent2026'))).toBe(true);
    for (let time = 0; time < 2; time += 1)
      expect(challengeOf(await logInFrom(visitor, ELSEWHERE))).toMatchObject({ newAddress: true });
  });

  it('is not known at another merchant, nor by a wrong password', async () => {
    const { visitor } = await atHome();
    const other = await atHome();
    expect(isIn(await logInFrom(other.visitor, HOME))).toBe(true);
    await logInFrom(visitor, ELSEWHERE, 'player', 'Wrong2026');
    const again = await visitor.sendSealed(
      '/wps/session/login',
      { type: 'username', username: 'player', password: 'Player2026', captcha: 'TEST' },
      { headers: { 'X-Forwarded-For': '203.0.113.10', Cookie: '' } },
    );
    expect(isIn(again)).toBe(false);
  });

  it('counts a household of version 6 as one', async () => {
    const { visitor } = await atHome();
    const { visitor: six } = await newWorldAt(gateway, 'alpha', asking);
    expect(isIn(await logInFrom(six, '2001:db8:1:2::1'))).toBe(true);
    expect(isIn(await logInFrom(six, '2001:db8:1:2:ffff::9'))).toBe(true);
    expect(isIn(await logInFrom(visitor, '2001:db8:1:2::1'))).toBe(false);
  });

  it('is forgotten after half a year without a login from there', async () => {
    const { visitor, id, advance } = await atHome();
    const challenge = challengeOf(await logInFrom(visitor, ELSEWHERE));
    await answerFrom(visitor, ELSEWHERE, challenge?.id ?? '', await codeIn(id));
    await advance(181 * 24 * 3_600_000);
    expect(isIn(await logInFrom(visitor, HOME))).toBe(true);
    expect(challengeOf(await logInFrom(visitor, ELSEWHERE))).toMatchObject({ newAddress: true });
  });

  it('is forgotten after half a year also when the member logged in from elsewhere just before', async () => {
    const { visitor, id, advance } = await atHome();
    const challenge = challengeOf(await logInFrom(visitor, ELSEWHERE));
    await answerFrom(visitor, ELSEWHERE, challenge?.id ?? '', await codeIn(id));
    await advance(179 * 24 * 3_600_000);
    expect(isIn(await logInFrom(visitor, HOME))).toBe(true);
    await advance(2 * 24 * 3_600_000);
    expect(challengeOf(await logInFrom(visitor, ELSEWHERE))).toMatchObject({ newAddress: true });
  });

  it('is challenged also after a long absence', async () => {
    const { visitor, advance } = await atHome();
    await advance(400 * 24 * 3_600_000);
    expect(challengeOf(await logInFrom(visitor, ELSEWHERE))).toMatchObject({ newAddress: true });
    expect(isIn(await logInFrom(visitor, HOME))).toBe(true);
  });

  it('is known for half a year, also while the member logs in from elsewhere', async () => {
    const { visitor, id, advance } = await atHome();
    const challenge = challengeOf(await logInFrom(visitor, ELSEWHERE));
    await answerFrom(visitor, ELSEWHERE, challenge?.id ?? '', await codeIn(id));
    await advance(179 * 24 * 3_600_000);
    expect(isIn(await logInFrom(visitor, HOME))).toBe(true);
    expect(isIn(await logInFrom(visitor, ELSEWHERE))).toBe(true);
  });

  it('is challenged by SMS with a number alone, and by either method with both', async () => {
    const { visitor, id } = await atHome();
    await changePlayer(id, { mobile: '13800138000', dialing_code: '86' });
    expect(challengeOf(await logInFrom(visitor, ELSEWHERE))).toMatchObject({ methods: ['sms', 'email'] });
    await changePlayer(id, { email: null });
    expect(challengeOf(await logInFrom(visitor, ELSEWHERE))).toMatchObject({ methods: ['sms'], newAddress: true });
  });

  it('is no matter for a trial: free play stores no address', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha', asking);
    const json = { os: 'Linux', platform: 'W', version: 3, Encryption: await visitor.seal('anything') };
    expect(isIn(await visitor.call('/wps/session/login/freeplay', { json }))).toBe(true);
    const kept = await gateway.database.owner.select().from(memberNetworks).where(eq(memberNetworks.merchant, id));
    expect(kept).toEqual([]);
  });

  it('is not challenged without number and e-mail address', async () => {
    const { visitor, id } = await atHome();
    await changePlayer(id, { email: null });
    expect(isIn(await logInFrom(visitor, ELSEWHERE))).toBe(true);
  });

  it('adds nothing to a second factor that the member has', async () => {
    const { visitor, id } = await atHome();
    await changePlayer(id, { second_factors: ['realName'], real_name: 'Pat' });
    const challenge = challengeOf(await logInFrom(visitor, ELSEWHERE));
    expect(challenge).toEqual({ id: expect.any(String) as unknown, methods: ['realName'], destinations: {} });
  });
});
