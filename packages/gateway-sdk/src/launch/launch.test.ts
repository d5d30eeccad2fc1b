import { describe, expect, it } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { readLaunch } from './launchCalls.ts';

describe('a launch', () => {
  it('opens web addresses only', () => {
    expect(readLaunch({ url: 'https://g.example/play', mode: 'tab' })).toEqual({
      url: 'https://g.example/play',
      mode: 'tab',
    });
    expect(readLaunch({ url: '/play' })).toEqual({ url: '/play', mode: 'frame' });
    for (const url of ['javascript:alert(1)', 'data:text/html,x', ' https://x', '', undefined])
      expect(readLaunch({ url })).toBeUndefined();
  });

  it('of the lobby sends what the lobby asks for [REQ-195]', async () => {
    const asked: URL[] = [];
    const gateway = createGateway({
      baseUrl: 'https://site.example',
      fetch: async ({ url }) => {
        asked.push(new URL(url));
        return Response.json({ success: true, message: '', value: { url: '/lobby', mode: 'frame' } });
      },
      token: () => 't',
      language: () => 'VI',
      merchant: () => 'm1',
    });
    await gateway.launch.inHouse({
      lottoPrizeMode: 'ELOTT',
      lottoGameCode: 'x',
      lottoView: 'betting',
      backUrl: 'https://s/lottery',
    });
    expect(asked[0]?.pathname).toBe('/wps/game/launchGame');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'ELOTT',
      lottoGameCode: 'x',
      lottoView: 'betting',
      device: 'WEB',
      backUrl: 'https://s/lottery',
      language: 'VI',
    });
  });
});
