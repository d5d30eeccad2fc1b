import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, dragonGate, launchToken } from '../testing/vendor.ts';
import type { Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ gamesOrigin: 'http://games.localhost:8300' });
});
afterAll(() => gateway.close());

let keys = 0;
const launch = (
  visitor: Visitor,
  token: string | undefined,
  more: object = {},
  key = `launch-test-key-${(keys += 1)}`,
) =>
  visitor.call('/wps/relay/GCS_gameLaunchFB', {
    ...(token === undefined ? {} : { token }),
    headers: { 'Idempotency-Key': key },
    json: { ...dragonGate, ...more },
  });

describe('launching a game', () => {
  it("answers the vendor's address and how it opens [REQ-193]", async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const answer = await launch(visitor, token);
    expect(answer.value).toEqual({
      url: expect.stringMatching(/^http:\/\/games\.localhost:8300\/play\?session=[\w-]{43}$/u) as unknown,
      mode: 'frame',
      sessionId: expect.stringMatching(/^[\w-]{22}$/u) as unknown,
    });
    expect(JSON.stringify(answer.value)).not.toContain(token);
    const tab = await launch(visitor, token, { vassalage: 'AURUM', gameCode: 'midas-hour' });
    expect(tab.value).toMatchObject({ mode: 'tab' });
  });

  it('answers a path where the merchant has networks that games are launched from', async () => {
    const settings = { launchCdns: ['https://play.example'] };
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player', settings });
    const { value } = await launch(visitor, token);
    expect(value).toMatchObject({ url: expect.stringMatching(/^\/play\?session=[\w-]{43}$/u) as unknown });
  });

  it('needs a session, unless it is a demo [REQ-189] [REQ-176]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    expect(await launch(visitor, undefined)).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
    expect((await launch(visitor, undefined, { mode: 'demo' })).success).toBe(true);
    const none = await launch(visitor, undefined, { mode: 'demo', vassalage: 'MYTHOS', gameCode: 'oracle-spins' });
    expect(none.value).toEqual({ code: 'demoUnavailable' });
  });

  it('is refused to a trial account, but for demos [REQ-190] [REQ-231]', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    expect(await launch(visitor, token)).toMatchObject({ status: 403, value: { code: 'realAccountRequired' } });
    expect((await launch(visitor, token, { mode: 'demo' })).success).toBe(true);
    expect(await visitor.call('/wps/game/launchGame', { token: token ?? '' })).toMatchObject({ status: 403 });
  });

  it("opens a vendor's lobby, or its first game where it has none, also among esports [REQ-194] [REQ-171]", async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const open = (vassalage: string, gameType: string) =>
      launch(visitor, token, { vassalage, gameType, gameCode: 'LOBBY' });
    for (const [vassalage, gameType] of [
      ['VELVET', 'LIVE'],
      ['PEARL', 'LIVE'],
      ['AV', 'ESPORTS'],
    ] as const) {
      expect([vassalage, (await open(vassalage, gameType)).success]).toEqual([vassalage, true]);
    }
    expect((await open('VELVET', 'FISH')).value).toEqual({ code: 'gameUnknown' });
  });

  it('tells an unknown game, a game and a vendor in maintenance apart', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    expect((await launch(visitor, token, { gameCode: 'nothing' })).value).toEqual({ code: 'gameUnknown' });
    const closed = await launch(visitor, token, { vassalage: 'RIO', gameCode: 'coffee-baron' });
    expect(closed.value).toMatchObject({ code: 'gameMaintenance', until: expect.any(String) as unknown });
    const vendor = await launch(visitor, token, { vassalage: 'SAFFRON', gameCode: 'spice-market' });
    expect(vendor.value).toMatchObject({ code: 'vendorUnavailable' });
    const demo = { vassalage: 'MYTHOS', gameCode: 'oracle-spins' };
    expect((await launch(visitor, token, demo)).success).toBe(true);
    expect((await launch(visitor, token, { ...demo, mode: 'demo' })).value).toEqual({ code: 'demoUnavailable' });
  });

  it('says until when a vendor is in maintenance, where that is known', async () => {
    const { visitor, token, change } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const told = async (until: { maintenanceUntil?: string }) => {
      await change({ rows: { vendors: [{ vassalage: 'RIO', status: 'maintenance', ...until }] } });
      return (await launch(visitor, token, { vassalage: 'RIO', gameCode: 'carnival-queen' })).value;
    };
    const until = '2026-05-01T06:00:00.000Z';
    expect(await told({ maintenanceUntil: until })).toEqual({ code: 'vendorUnavailable', until });
    expect(await told({})).toEqual({ code: 'vendorUnavailable' });
  });

  it('stakes nothing of a member who tries a demo [REQ-176]', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const redeemed = await callVendor(gateway, 'session/redeem', {
      token: await launchToken(visitor, token, { mode: 'demo' }),
    });
    const { session } = redeemed.value as { session: string };
    expect(redeemed.value).toMatchObject({ mode: 'demo', player: '' });
    expect((await callVendor(gateway, 'wallet/balance', { session })).status).toBe(401);
  });

  it('leads back to the own site only', async () => {
    const { visitor, token, host } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    expect((await launch(visitor, token, { backUrl: `http://${host}/rng` })).success).toBe(true);
    const elsewhere = [
      'https://elsewhere.example/',
      'javascript:alert(1)',
      '//elsewhere.example',
      '\\\\elsewhere.example',
    ];
    const almost = [`https://${host}/`, `http://${host}:8080/`, `http://user@${host}/`, `http://:word@${host}/`];
    for (const backUrl of [...elsewhere, ...almost, 'https://www.alpha.example/rng', 'http://', 'http://[']) {
      const refused = { status: 400, value: { code: 'invalidRequest', field: 'backUrl' } };
      expect(await launch(visitor, token, { backUrl })).toMatchObject(refused);
      const query = new URLSearchParams({ backUrl });
      const lottery = await visitor.call(`/wps/game/launchGame?${query.toString()}`, { token: token ?? '' });
      expect(lottery).toMatchObject(refused);
    }
  });

  it('happens once for one key, and answers the same again', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const key = 'the-same-key-again-1';
    const [first, second] = [await launch(visitor, token, {}, key), await launch(visitor, token, {}, key)];
    expect(second.value).toEqual(first.value);
    expect(await launch(visitor, token, { gameCode: 'golden-koi' }, key)).toMatchObject({
      status: 409,
      value: { code: 'idempotencyConflict' },
    });
    expect(await launch(visitor, token, {}, 'short')).toMatchObject({
      status: 400,
      value: { code: 'idempotencyKeyRequired' },
    });
    const together = await Promise.all([
      launch(visitor, token, {}, 'two-at-the-same-time'),
      launch(visitor, token, {}, 'two-at-the-same-time'),
    ]);
    const urls = together.filter(({ success }) => success).map(({ value }) => (value as { url: string }).url);
    expect(new Set(urls).size).toBe(1);
  });

  it('opens the lotteries of the house, with a session [REQ-195]', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const path =
      '/wps/game/launchGame?lottoArea=VN&launchMode=LOTT&lottoView=betting&lottoGameCode=northern-draw&device=WEB';
    expect(await visitor.call(path)).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
    expect((await visitor.call(path, { token })).value).toMatchObject({ mode: 'frame' });
    const slot = await visitor.call('/wps/game/launchGame?lottoGameCode=dragon-gate', { token });
    expect(slot.value).toEqual({ code: 'gameUnknown' });
  });

  it('opens the draw of every five minutes, in the language of the page and leading home, when nothing else is asked', async () => {
    const { visitor, token = '', host } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const opened = async (query: string) => {
      const headers = { 'X-Language': 'VI' };
      const answer = await visitor.call(`/wps/game/launchGame${query}`, { token, headers });
      const { url } = answer.value as { url: string };
      const play = await callVendor(gateway, 'session/redeem', { token: new URL(url).searchParams.get('session') });
      return play.value;
    };
    const home = `http://${host}/`;
    expect(await opened('')).toMatchObject({
      gameCode: 'five-minute-draw',
      mode: 'real',
      player: 'Player',
      language: 'VI',
      backUrl: home,
    });
    expect(await opened('?language=CN&lottoGameCode=lucky-six&backUrl=/lott')).toMatchObject({
      gameCode: 'lucky-six',
      language: 'CN',
      backUrl: `${home}lott`,
    });
  });

  it("opens no lottery that is not the house's own", async () => {
    const { visitor, token = '', change } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const path = '/wps/game/launchGame?lottoGameCode=sea-4d';
    await change({ rows: { vendors: [{ vassalage: 'TCG_SEA', inHouse: false }] } });
    expect((await visitor.call(path, { token })).value).toEqual({ code: 'gameUnknown' });
    await change({ rows: { vendors: [{ vassalage: 'TCG_SEA', inHouse: true }] } });
    expect((await visitor.call(path, { token })).success).toBe(true);
  });

  it('remembers what was played last, the newest first, each game once [REQ-186]', async () => {
    const { visitor, token = '', advance } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    for (const gameCode of ['dragon-gate', 'golden-koi', 'dragon-gate']) {
      await launch(visitor, token, { gameCode });
      await advance(60_000);
    }
    const { value } = await visitor.call('/wps/relay/GCS_recentGame', { token });
    const codes = (value as { list: { gameCode: string }[] }).list.map(({ gameCode }) => gameCode);
    expect(codes).toEqual(['dragon-gate', 'golden-koi']);
  });
});
