import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ gamesOrigin: 'http://games.localhost:8300' });
});
afterAll(() => gateway.close());

const game = {
  vassalage: 'BAIZE',
  gameCode: 'dragon-gate',
  gameType: 'RNG',
  mode: 'real',
  language: 'EN',
  device: 'WEB',
  backUrl: '/rng',
};

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
    json: { ...game, ...more },
  });

describe('launching a game', () => {
  it("answers the vendor's address and how it opens [REQ-193]", async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const answer = await launch(visitor, token);
    expect(answer.value).toEqual({
      url: expect.stringMatching(/^http:\/\/games\.localhost:8300\/play\?session=[\w-]{43}$/u) as unknown,
      mode: 'frame',
    });
    expect(JSON.stringify(answer.value)).not.toContain(token);
    const tab = await launch(visitor, token, { vassalage: 'AURUM', gameCode: 'midas-hour' });
    expect(tab.value).toMatchObject({ mode: 'tab' });
  });

  it('needs a session, unless it is a demo [REQ-189] [REQ-176]', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    expect((await launch(visitor, undefined)).status).toBe(401);
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

  it('tells an unknown game, a game and a vendor in maintenance apart', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    expect((await launch(visitor, token, { gameCode: 'nothing' })).value).toEqual({ code: 'gameUnknown' });
    const closed = await launch(visitor, token, { vassalage: 'RIO', gameCode: 'coffee-baron' });
    expect(closed.value).toMatchObject({ code: 'gameMaintenance', until: expect.any(String) as unknown });
    const vendor = await launch(visitor, token, { vassalage: 'SAFFRON', gameCode: 'spice-market' });
    expect(vendor.value).toMatchObject({ code: 'vendorUnavailable' });
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
    for (const backUrl of [...elsewhere, ...almost, 'https://www.alpha.example/rng'])
      expect(await launch(visitor, token, { backUrl })).toMatchObject({ status: 400, value: { field: 'backUrl' } });
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
    expect((await visitor.call(path)).status).toBe(401);
    expect((await visitor.call(path, { token })).value).toMatchObject({ mode: 'frame' });
    const slot = await visitor.call('/wps/game/launchGame?lottoGameCode=dragon-gate', { token });
    expect(slot.value).toEqual({ code: 'gameUnknown' });
  });

  it('remembers what was played last, the newest first [REQ-186]', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    await launch(visitor, token, { gameCode: 'golden-koi' });
    await launch(visitor, token);
    const { value } = await visitor.call('/wps/relay/GCS_recentGame', { token });
    const codes = (value as { list: { gameCode: string }[] }).list.map(({ gameCode }) => gameCode);
    expect([...codes].sort()).toEqual(['dragon-gate', 'golden-koi']);
  });
});
