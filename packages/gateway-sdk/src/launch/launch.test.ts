import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { getPlaySession, launchExternalGame, launchGame } from './index.ts';

const launch = (value: unknown) => launchGame(gatewayStub({ launchGame: value as never }, { token: () => 't' }), {});

describe('a launch', () => {
  it('opens web addresses only', async () => {
    const tab = { url: 'https://g.example/play', mode: 'tab' };
    expect(await launch(tab)).toEqual({ ok: true, value: tab });
    expect(await launch({ url: '/play' })).toEqual({ ok: true, value: { url: '/play', mode: 'frame' } });
    for (const url of ['javascript:alert(1)', 'data:text/html,x', ' https://x', '', undefined])
      expect(await launch({ url })).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('of the lobby sends what the lobby asks for [REQ-078] [REQ-195]', async () => {
    const gateway = gatewayStub(
      { launchGame: { url: '/', mode: 'frame' } },
      { token: () => 't', language: () => 'VI' },
    );
    const game = { lottoPrizeMode: 'ELOTT', lottoGameCode: 'x', lottoView: 'betting', backUrl: 'https://s/lottery' };
    await launchGame(gateway, game as never);
    expect(gateway.asked).toMatchObject([
      { id: 'launchGame', query: { ...game, lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB', language: 'VI' } },
    ]);
  });

  it('of a vendor tells it the language and that it is a browser [REQ-078] [REQ-193]', async () => {
    const game = { vassalage: 'PG', gameCode: 'c1', gameType: 'RNG', mode: 'real', backUrl: '/' } as const;
    const gateway = gatewayStub({ launchExternalGame: { url: '/', mode: 'frame' } }, { language: () => 'KR' });
    await launchExternalGame(gateway, game);
    expect(gateway.asked).toMatchObject([{ body: { ...game, language: 'KO', device: 'WEB' } }]);
  });
});

const whole = { startedAt: '2026-03-01T04:00:00Z', net: '-2500', currency: 'CNY', sequence: 42 };
const told = (value: object) =>
  getPlaySession(gatewayStub({ getPlaySession: value as never }, { token: () => 't' }), { sessionId: 's1' });

describe('the session of a launch', () => {
  it('has an id if the gateway sends one; an invalid id does not prevent the launch', async () => {
    const opened = { url: '/play', mode: 'frame' };
    expect(await launch({ ...opened, sessionId: 's-1' })).toMatchObject({ value: { ...opened, sessionId: 's-1' } });
    for (const sessionId of ['', 'a b', 7, null])
      expect(await launch({ ...opened, sessionId })).toEqual({ ok: true, value: opened });
  });

  it('is fetched by its id', async () => {
    const gateway = gatewayStub({ getPlaySession: whole }, { token: () => 't' });
    await getPlaySession(gateway, { sessionId: 's1' });
    expect(gateway.asked).toMatchObject([{ id: 'getPlaySession', query: { sessionId: 's1' } }]);
  });

  it("has the gateway's net result, however large", async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt(), fc.nat(), async (net, sequence) => {
        const value = { ...whole, net: net.toString(), sequence };
        const startedAt = Date.UTC(2026, 2, 1, 4);
        expect(await told(value)).toEqual({ ok: true, value: { ...value, startedAt } });
      }),
      { numRuns: 30 },
    );
  });

  it('is malformed with an invalid amount, and has no start when that is invalid', async () => {
    for (const net of [12, '1.5', '-0', '', null])
      expect(await told({ ...whole, net })).toMatchObject({ error: { kind: 'malformed' } });
    expect(await told({ ...whole, startedAt: 'soon' })).toMatchObject({
      value: { startedAt: undefined, net: '-2500' },
    });
  });
});
