import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../events/testing/listenTo.ts';
import { sessions } from '../access/access.schema.ts';
import { endSessions } from './sessions.store.ts';
import { testMerchants } from '../testing/merchants.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, launchToken, startPlay } from '../testing/vendor.ts';
import type { Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const hours = (count: number) => count * 3_600_000;
const logOut = (visitor: Visitor, token: string) => visitor.call('/wps/session/logout', { method: 'DELETE', token });
const statusOf = async (visitor: Visitor, token: string) => (await visitor.call('/wps/member/info', { token })).status;
const change = (visitor: Visitor, token: string, oldPassword: string | undefined, newPassword: string) =>
  visitor.sendSealed('/wps/member/password', { oldPassword, newPassword, confirmNewPassword: newPassword }, { token });

let movements = 0;
const move = async (kind: 'debit' | 'credit', session: string) => {
  movements += 1;
  const movement = { session, round: 'r', transactionId: `t${movements}`, amount: '100' };
  return (await callVendor(gateway, `wallet/${kind}`, movement)).status;
};
const redeem = async (token: string) => (await callVendor(gateway, 'session/redeem', { token })).status;

describe('a log-out', () => {
  it('ends the games that the session opened: no more bets, and the last prize is still paid', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const game = await startPlay(gateway, visitor, token);
    expect(await move('debit', game)).toBe(200);
    await logOut(visitor, token);
    expect(await move('debit', game)).toBe(401);
    expect(await move('credit', game)).toBe(200);
  });

  it('ends the events that the session listens to at once, not with the next beat', { timeout: 10_000 }, async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const { next } = await listenTo(visitor, token);
    expect(await next()).toEqual({ id: '0' });
    await logOut(visitor, token);
    expect(await next()).toBeUndefined();
  });

  it('ends the launches that have not begun, and those that arrive late', async () => {
    const { visitor, token = '', id } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const [launch, late] = [await launchToken(visitor, token), await launchToken(visitor, token)];
    // Simulates a launch that is written just after its session was ended.
    await gateway.database.owner.delete(sessions).where(eq(sessions.merchant, id));
    expect(await redeem(late)).toBe(401);
    await logOut(visitor, token);
    expect(await redeem(launch)).toBe(401);
  });

  it('of all sessions of a member is of theirs alone, and of their games', async () => {
    const { visitor, token = '', id, now } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const second = await visitor.tokenOf('player', 'Player2026');
    const stranger = await visitor.tokenOf('agent', 'Agent2026');
    const game = await startPlay(gateway, visitor, second);
    const { value } = await visitor.call('/wps/member/info', { token });
    await endSessions(gateway.database.owner, { merchant: id, memberId: (value as { id: string }).id }, now());
    expect([await statusOf(visitor, token), await statusOf(visitor, second)]).toEqual([401, 401]);
    expect(await statusOf(visitor, stranger)).toBe(200);
    expect(await move('debit', game)).toBe(401);
  });

  it("leaves the member's other sessions, their games and a visitor's demo alone", async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const other = await visitor.tokenOf('player', 'Player2026');
    const game = await startPlay(gateway, visitor, other);
    const demo = await launchToken(visitor, undefined, { mode: 'demo' });
    await logOut(visitor, token);
    expect(await statusOf(visitor, token)).toBe(401);
    expect(await statusOf(visitor, other)).toBe(200);
    expect(await move('debit', game)).toBe(200);
    expect(await redeem(demo)).toBe(200);
  });

  it('ends nothing at another world of the merchant, where the member has the same id', async () => {
    const [one, two] = [
      await newWorldAt(gateway, 'alpha', { as: 'player' }),
      await newWorldAt(gateway, 'alpha', { as: 'player' }),
    ];
    const game = await startPlay(gateway, two.visitor, two.token);
    await logOut(one.visitor, one.token ?? '');
    await change(two.visitor, two.token ?? '', 'Player2026', 'Changed2026');
    expect(await statusOf(two.visitor, two.token ?? '')).toBe(200);
    expect(await move('debit', game)).toBe(200);
  });
});

describe('a password change', () => {
  it("ends the member's other sessions and their games, and nobody else's", async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const other = await visitor.tokenOf('player', 'Player2026');
    const agent = await visitor.tokenOf('agent', 'Agent2026');
    const [own, others, agents] = [
      await startPlay(gateway, visitor, token),
      await startPlay(gateway, visitor, other),
      await startPlay(gateway, visitor, agent),
    ];
    const waiting = await launchToken(visitor, other);
    expect((await change(visitor, token, 'Player2026', 'Changed2026')).success).toBe(true);
    expect(await statusOf(visitor, token)).toBe(200);
    expect(await statusOf(visitor, other)).toBe(401);
    expect(await statusOf(visitor, agent)).toBe(200);
    expect([await move('debit', own), await move('debit', others), await move('debit', agents)]).toEqual([
      200, 401, 200,
    ]);
    expect(await redeem(waiting)).toBe(401);
  });

  it('of two at the same time with the same old password one counts', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', {
      as: 'player',
      failures: { limits: { logIn: 1000 } },
    });
    const answers = await Promise.all(
      ['First2026', 'Second2026', 'Third2026'].map((to) => change(visitor, token, 'Player2026', to)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('ends the grace: the next change requires the old password', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const token = await visitor.tokenOf('expired', 'Expired2026');
    expect((await change(visitor, token, undefined, 'Changed2026')).success).toBe(true);
    expect((await change(visitor, token, undefined, 'Again2026')).value).toEqual({ code: 'oldPasswordRequired' });
  });
});

describe('a session that owes a new password', () => {
  const owes = { status: 403, success: false, value: { code: 'passwordChangeRequired' } };

  it.each([
    ['newcomer', 'Welcome2026'],
    ['expired', 'Expired2026'],
  ])(
    'of %s opens who it is, the change and the log-out, and all else when it has changed [REQ-107] [REQ-108]',
    async (account, password) => {
      const { visitor } = await newWorldAt(gateway, 'alpha');
      const token = await visitor.tokenOf(account, password);
      for (const path of [
        '/wps/v2/wallets/balance',
        '/wps/relay/GCS_recentGame',
        '/wps/game/launchGame',
        '/wps/member/info/icon',
      ])
        expect(await visitor.call(path, { token }), path).toMatchObject(owes);
      await expect(launchToken(visitor, token)).rejects.toThrow('passwordChangeRequired');
      await expect(launchToken(visitor, token, { mode: 'demo' })).rejects.toThrow('passwordChangeRequired');
      expect(await statusOf(visitor, token)).toBe(200);
      expect((await visitor.call('/wps/relay/GCSGAME_gameVendor', { token })).success).toBe(true);
      expect((await change(visitor, token, undefined, 'Changed2026')).success).toBe(true);
      expect((await visitor.call('/wps/v2/wallets/balance', { token })).status).toBe(200);
      const unpaid = await visitor.tokenOf(account, 'Changed2026');
      expect((await visitor.call('/wps/v2/wallets/balance', { token: unpaid })).status).toBe(200);
    },
  );

  it('can log out', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const token = await visitor.tokenOf('newcomer', 'Welcome2026');
    expect((await logOut(visitor, token)).success).toBe(true);
    expect(await statusOf(visitor, token)).toBe(401);
  });

  it('still requires it after the grace of five minutes, and then with the old password', async () => {
    const { visitor, advance } = await newWorldAt(gateway, 'alpha');
    const token = await visitor.tokenOf('newcomer', 'Welcome2026');
    await advance(5 * 60_000);
    expect(await visitor.call('/wps/v2/wallets/balance', { token })).toMatchObject(owes);
    expect((await change(visitor, token, undefined, 'Changed2026')).value).toEqual({ code: 'oldPasswordRequired' });
    expect((await change(visitor, token, 'Welcome2026', 'Changed2026')).success).toBe(true);
  });

  it('owes nothing for an expired password where the merchant does not force the change', async () => {
    const merchants = testMerchants.map((merchant) => ({
      ...merchant,
      sandbox: { ...merchant.sandbox, flags: { forceExpiredPasswordChange: false } },
    }));
    const free = await openTestGateway({ merchants });
    const { visitor } = await newWorldAt(free, 'alpha');
    const token = await visitor.tokenOf('expired', 'Expired2026');
    expect((await visitor.call('/wps/v2/wallets/balance', { token })).status).toBe(200);
    const fresh = await visitor.tokenOf('newcomer', 'Welcome2026');
    expect(await visitor.call('/wps/v2/wallets/balance', { token: fresh })).toMatchObject(owes);
    await free.close();
  });
});

describe('a session', () => {
  it('ends with its time and with its member, whatever token is brought', async () => {
    const { visitor, token = '', id, advance } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const stored = await gateway.database.owner.select().from(sessions).where(eq(sessions.merchant, id));
    for (const wrong of ['', 'short', `${token}x`, token.toLowerCase(), stored[0]?.token_hash ?? '', `${token}\u00e9`])
      expect(await statusOf(visitor, wrong), wrong).toBe(401);
    expect(await statusOf(visitor, token)).toBe(200);
    await advance(8 * 3_600_000 - 5000);
    expect(await statusOf(visitor, token)).toBe(200);
    await advance(5000);
    expect(await statusOf(visitor, token)).toBe(401);
  });

  it('lasts longer when it is extended, though a day at most, and asking when it ends extends nothing [REQ-091]', async () => {
    const { visitor, token = '', now, advance } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const begun = now().getTime();
    const term = async (method: 'GET' | 'POST') => {
      const { status, value } = await visitor.call('/wps/session/term', { method, token });
      if (status !== 200) return status;
      const { endsAt, latestEnd } = value as { endsAt: string; latestEnd: string };
      return [endsAt, latestEnd].map((moment) => Math.round((Date.parse(moment) - begun) / hours(1)));
    };
    await advance(hours(7));
    expect(await term('GET')).toEqual([8, 24]);
    expect(await term('POST')).toEqual([15, 24]);
    await advance(hours(7));
    expect([await term('POST'), await term('GET')]).toEqual([
      [22, 24],
      [22, 24],
    ]);
    await advance(hours(7));
    expect(await term('POST')).toEqual([24, 24]);
    await advance(hours(3));
    expect([await term('POST'), await term('GET')]).toEqual([401, 401]);
  });
});
