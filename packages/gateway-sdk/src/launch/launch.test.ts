import { describe, expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { launchExternalGame, launchGame } from './index.ts';

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
