import { hostileAddresses, leadsAstray } from '@baize/domain/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../catalogue/catalogue.schema.ts';
import { gameSessions } from '../access/gameSessions.schema.ts';
import { sessions } from '../access/access.schema.ts';
import { inLanes } from '../testing/inLanes.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, launchToken, startPlay } from '../testing/vendor.ts';
import { findLaunch, openGameSession, startGameSession } from '../access/gameSessions.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const redeem = (token: string) => callVendor(gateway, 'session/redeem', { token });
const sessionsOf = (world: { id: string }) =>
  gateway.database.owner.select().from(gameSessions).where(eq(gameSessions.merchant, world.id));

describe('a launch token', () => {
  it('opens one session, however many redeem it at once', async () => {
    const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const token = await launchToken(world.visitor, world.token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
    expect(await sessionsOf(world)).toHaveLength(1);
  });

  it('is kept as a hash, and the session can do nothing before it is redeemed', async () => {
    const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const token = await launchToken(world.visitor, world.token);
    const [row] = await sessionsOf(world);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await redeem(row?.launch_token_hash ?? '')).status).toBe(401);
    const session = row?.id ?? '';
    expect((await callVendor(gateway, 'wallet/balance', { session })).status).toBe(401);
    const bet = { session, round: 'r', transactionId: 't', amount: '1' };
    for (const kind of ['debit', 'credit', 'rollback'])
      expect((await callVendor(gateway, `wallet/${kind}`, bet)).status).toBe(401);
    expect(await redeem(token)).toMatchObject({ status: 200, value: { session } });
  });

  it('lasts two minutes, its session four hours, to the millisecond', async () => {
    const { owner: orm } = gateway.database;
    const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
    await startPlay(gateway, world.visitor, world.token);
    const [row] = await sessionsOf(world);
    if (row === undefined) throw new Error('no session was opened');
    const begun = new Date('2026-03-01T12:00:00Z');
    const at = (ms: number) => new Date(begun.getTime() + ms);
    const { token: late } = await openGameSession(orm, row, begun);
    expect(await startGameSession(orm, late, at(120_000))).toBeUndefined();
    expect((await findLaunch(orm, late))?.expires_at).toEqual(at(4 * 3_600_000));
    const started = await startGameSession(orm, late, at(119_999));
    expect(started).toMatchObject({ launch_token_hash: null, created_at: begun, member_id: row.member_id });
    expect(await findLaunch(orm, late)).toBeUndefined();
    expect(started?.id).not.toBe(row.id);
  });

  it("opens the game of its own member, in its own merchant's money", async () => {
    const alpha = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const beta = await newWorldAt(gateway, 'beta', { as: 'player' });
    const sessions = [
      await startPlay(gateway, alpha.visitor, alpha.token),
      await startPlay(gateway, beta.visitor, beta.token),
    ];
    for (const session of sessions)
      await callVendor(gateway, 'wallet/debit', { session, round: 'r', transactionId: 'same', amount: '100' });
    const balances = await Promise.all(
      [alpha, beta].map(({ visitor, token = '' }) => visitor.call('/wps/v2/wallets/balance', { token })),
    );
    expect(balances.map(({ value }) => (value as { sequence: number }).sequence)).toEqual([2, 2]);
    expect((await beta.visitor.call('/wps/v2/wallets/balance', { token: alpha.token ?? '' })).status).toBe(401);
  });

  it('is not returned to another member or a visitor with the same idempotency key', async () => {
    const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const agent = await world.visitor.tokenOf('agent', 'Agent2026');
    const launch = async (token: string | undefined): Promise<unknown> => {
      const answer = await world.visitor.call('/wps/relay/GCS_gameLaunchFB', {
        ...(token === undefined ? {} : { token }),
        headers: { 'Idempotency-Key': 'one-key-for-everybody' },
        json: {
          vassalage: 'BAIZE',
          gameCode: 'dragon-gate',
          gameType: 'RNG',
          mode: 'demo',
          language: 'EN',
          device: 'WEB',
          backUrl: '/rng',
        },
      });
      return (answer.value as { url?: string }).url;
    };
    const urls = [await launch(world.token), await launch(agent), await launch(undefined)];
    expect(urls.every((url) => typeof url === 'string')).toBe(true);
    expect(new Set(urls).size).toBe(3);
    expect(await launch(world.token)).toBe(urls[0]);
  });
});

describe('a launch', () => {
  it('ends with the session that requested it; a visitor’s demo has no session', async () => {
    const { visitor, token, id } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const [own, demo] = [await launchToken(visitor, token), await launchToken(visitor, undefined, { mode: 'demo' })];
    await gateway.database.owner.delete(sessions).where(eq(sessions.merchant, id));
    expect((await redeem(own)).status).toBe(401);
    expect((await redeem(demo)).status).toBe(200);
  });

  it('is refused for a game of a vendor that the merchant does not have', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const { owner: orm } = gateway.database;
    const [game] = await orm.select().from(games).where(eq(games.merchant, 'alpha')).limit(1);
    if (game === undefined) throw new Error('alpha has no games');
    const orphan = { vassalage: 'NOBODY', gameCode: 'nobodys-game', gameType: game.game_type };
    await orm
      .insert(games)
      .values({ ...game, node_id: 'nobodys-game', vassalage: orphan.vassalage, game_code: orphan.gameCode });
    await expect(launchToken(visitor, token, orphan)).rejects.toThrow('gameUnknown');
  });
});

describe('the way back from a game', () => {
  it.each([
    'http://HOST:1/rng',
    'http://HOST:8080/',
    'http://someone@HOST/rng',
    'http://someone:secret@HOST/rng',
    'http://:secret@HOST/rng',
    'https://www.alpha.example:8443/',
    'https://www.alpha.example.elsewhere.example/',
    'ftp://HOST/',
  ])('does not lead to %s', async (address) => {
    const { visitor, token, host } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const backUrl = address.replace('HOST', host);
    await expect(launchToken(visitor, token, { backUrl })).rejects.toThrow('"field":"backUrl"');
    expect(await launchToken(visitor, token, { backUrl: `http://${host}/rng` })).not.toBe('');
  });

  it('leads to no other site, however the address is written', async () => {
    const limits = { launchExternalGame: 1e6 };
    const world = await newWorldAt(gateway, 'alpha', { as: 'player', failures: { limits } });
    const site = `http://${world.host}`;
    let refused = 0;
    const hostile = hostileAddresses(world.host).filter(({ length }) => length <= 1024);
    await inLanes([...hostile, '/', `${site}/rng`], async (backUrl) => {
      const opened = launchToken(world.visitor, world.token, { backUrl });
      await opened.catch((error: unknown) => {
        expect(String(error)).toContain('"field":"backUrl"');
        refused += 1;
      });
    });
    const ways = (await sessionsOf(world)).map(({ back_url: way }) => way);
    expect(refused).toBeGreaterThan(500);
    expect(ways).toEqual(expect.arrayContaining([`${site}/`, `${site}/rng`]));
    expect(ways.filter((way) => leadsAstray(way, { site }))).toEqual([]);
    // Makes some thousand calls: slow on a busy machine.
  }, 120_000);
});
