import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../access/access.schema.ts';
import { findMemberByAccount, lockWithPassword, setPassword } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { hashPassword } from '../secrets/password.ts';
import { holdHash } from '../testing/holdHash.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { untilItWaits } from '../testing/untilItWaits.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { insertSession, endOtherSessions } from '../access/sessions.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const NEW = 'Changed2026';

const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const statusOf = async (visitor: Visitor, token: string) => (await visitor.call('/wps/member/info', { token })).status;
const change = (visitor: Visitor, token: string, oldPassword: string) =>
  visitor.sendSealed('/wps/member/password', { oldPassword, newPassword: NEW, confirmNewPassword: NEW }, { token });

const memberOf = async (world: string, account: string): Promise<Member> => {
  const member = await findMemberByAccount(gateway.database.owner, world, account);
  if (member === undefined) throw new Error(`there is no ${account}`);
  return member;
};
const sessionsOf = ({ merchant, id }: Member) =>
  gateway.database.owner
    .select()
    .from(sessions)
    .where(and(eq(sessions.merchant, merchant), eq(sessions.member_id, id)));

describe('a login whose password was looked at before it was changed', () => {
  it('and that goes on after the change, begins no session', async () => {
    const { visitor, token = '', id } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const hash = holdHash(1);
    const login = visitor.logIn('player', 'Player2026');
    await hash.reached;
    expect((await change(visitor, token, 'Player2026')).success).toBe(true);
    hash.release();
    expect((await login).value).toEqual({ code: 'wrongCredentials', captcha: true });
    expect(await sessionsOf(await memberOf(id, 'player'))).toHaveLength(1);
    expect((await visitor.logIn('player', NEW, { captcha: 'TEST' })).success).toBe(true);
  });

  it('and that begins its session while the change is on its way, loses it', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    // A change hashes three times: to check the old password, to compare the new one with it, and to store the new one.
    const hash = holdHash(3);
    const changed = change(visitor, token, 'Player2026');
    await hash.reached;
    const early = await visitor.tokenOf('player', 'Player2026');
    expect(await statusOf(visitor, early)).toBe(200);
    hash.release();
    expect((await changed).success).toBe(true);
    expect(await statusOf(visitor, early)).toBe(401);
    expect(await statusOf(visitor, token)).toBe(200);
  });

  it('waits for the change that has not been committed, and then begins no session', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    const member = await memberOf(id, 'player');
    const passwordHash = await hashPassword(NEW);
    let login: Promise<Answer> | undefined;
    const elsewhere = AsyncLocalStorage.snapshot();
    await gateway.database.owner.transaction(async (tx) => {
      await setPassword(tx, member, passwordHash);
      await endOtherSessions(tx, { merchant: id, memberId: member.id, tokenHash: 'none' }, new Date());
      login = elsewhere(() => visitor.logIn('player', 'Player2026'));
      await elsewhere(untilItWaits, gateway.database, login);
    });
    expect(codeOf((await login) as Answer)).toBe('wrongCredentials');
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('and whose session is not committed, is waited for by the change, which then ends it', async () => {
    const { visitor, token = '', id, now } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const member = await memberOf(id, 'player');
    let changed: Promise<Answer> | undefined;
    const elsewhere = AsyncLocalStorage.snapshot();
    const early = await gateway.database.owner.transaction(async (tx) => {
      const held = await lockWithPassword(tx, member);
      const begun = await insertSession(tx, {
        merchant: id,
        memberId: held?.id ?? '',
        now: now(),
        grace: false,
        mustChange: false,
      });
      changed = elsewhere(() => change(visitor, token, 'Player2026'));
      await elsewhere(untilItWaits, gateway.database, changed);
      return begun;
    });
    expect((await changed)?.success).toBe(true);
    expect(await statusOf(visitor, early)).toBe(401);
    expect(await sessionsOf(member)).toHaveLength(1);
  });
});

const answerFactor = (visitor: Visitor, id: string) =>
  visitor.sendSealed('/wps/session/login/challenge', { id, method: 'realName', answer: 'Gus Guarded' });
const challengeOf = ({ value }: Answer) => (value as { challenge?: { id: string } }).challenge?.id ?? '';

describe('a second factor that the old password has opened', () => {
  it('is over with the change', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'guarded' });
    const id = challengeOf(await visitor.logIn('guarded', 'Guarded2026'));
    expect((await change(visitor, token, 'Guarded2026')).success).toBe(true);
    expect(codeOf(await answerFactor(visitor, id))).toBe('challengeExpired');
    expect(challengeOf(await visitor.logIn('guarded', NEW))).not.toBe('');
  });

  it('is not opened after the change', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'guarded' });
    const hash = holdHash(1);
    const login = visitor.logIn('guarded', 'Guarded2026');
    await hash.reached;
    await change(visitor, token, 'Guarded2026');
    hash.release();
    expect((await login).value).toEqual({ code: 'wrongCredentials', captcha: true });
  });
});
