import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canTry,
  framePlace,
  gamePlace,
  gamePlaces,
  launchAddresses,
  launchPort,
  launchRequest,
  launchStep,
  lobbyLaunch,
  vendorPlaces,
  vendorStep,
} from './launch.rules.ts';
import type { LaunchableGame } from './launch.rules.ts';

const game = (change: Partial<LaunchableGame> = {}): LaunchableGame => ({
  vendor: 'PG',
  category: 'RNG',
  code: 'dragon-gate',
  opensList: false,
  status: 'open',
  ...change,
});
const [visitor, member, trial] = [{ state: 'anonymous' }, { state: 'loggedIn' }, { state: 'trial' }] as const;
const anyGame = fc.record({
  vendor: fc.constantFrom('PG', 'TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT', 'toString'),
  category: fc.constantFrom('RNG', 'LIVE', 'LOTT', 'ELOTT'),
  code: fc.string(),
  opensList: fc.boolean(),
  status: fc.constantFrom('open' as const, 'maintenance' as const),
});

describe('launchStep', () => {
  it('sends a visitor to log in, whatever the game [REQ-189]', () => {
    fc.assert(
      fc.property(anyGame, (any) => {
        expect(launchStep(any, visitor)).toEqual({ step: 'logIn' });
      }),
    );
  });

  it('tells a trial account that a real one is needed, and stops, whatever the game [REQ-190] [REQ-011]', () => {
    fc.assert(
      fc.property(anyGame, (any) => {
        expect(launchStep(any, trial)).toEqual({ step: 'needRealAccount' });
      }),
    );
  });

  it.each([
    ['TCG_LOTTO_VN', 'vnLottery'],
    ['TCG_SEA', 'seaLottery'],
    ['LOTT', 'lottery'],
    ['ELOTT', 'lottery'],
  ])('opens a game of %s at %s with its code', (vendor, route) => {
    const query = { gameCode: 'dragon-gate' };
    expect(launchStep(game({ vendor, opensList: true }), member)).toEqual({ step: 'open', route, query });
  });

  it('lists the games of any other vendor whose card opens a list [REQ-192]', () => {
    expect(launchStep(game({ opensList: true }), member)).toEqual({
      step: 'list',
      route: 'home',
      query: { list: 'PG', gameType: 'RNG' },
    });
  });

  it('launches anything else in its route [REQ-193]', () => {
    expect(launchStep(game(), member)).toEqual({
      step: 'launch',
      port: 'external',
      route: 'seamless',
      query: { vassalage: 'PG', gameCode: 'dragon-gate', gameType: 'RNG' },
    });
  });

  it('takes lottery in-house and all else to its vendor [REQ-193]', () => {
    expect(launchStep(game({ category: 'ELOTT' }), member)).toMatchObject({ port: 'inHouse' });
    expect(['LOTT', 'ELOTT', 'RNG', 'LIVE', 'SPORTS'].map(launchPort)).toEqual([
      'inHouse',
      'inHouse',
      'external',
      'external',
      'external',
    ]);
  });

  it('opens a demo without an account and for a trial account, and says so in the address [REQ-176]', () => {
    for (const session of [visitor, trial, member]) {
      expect(launchStep(game(), session, { demo: true })).toMatchObject({ step: 'launch', query: { mode: 'demo' } });
    }
  });

  it('tells of maintenance until when, after asking who is there and before opening anything [REQ-182]', () => {
    const maintained = game({ status: 'maintenance', maintenanceUntil: '2026-01-01T00:00:00Z', vendor: 'LOTT' });
    const until = { step: 'maintenance', until: '2026-01-01T00:00:00Z' };
    expect(launchStep(maintained, member)).toEqual(until);
    expect(launchStep(maintained, visitor, { demo: true })).toEqual(until);
    expect(launchStep(maintained, visitor)).toEqual({ step: 'logIn' });
  });
});

describe('gamePlace', () => {
  it('is the destination even under maintenance: every game has one [REQ-189] [REQ-193]', () => {
    fc.assert(
      fc.property(anyGame, (any) => {
        expect(gamePlace(any)).toEqual(launchStep({ ...any, status: 'open' }, member));
      }),
    );
  });

  it('is the frame for all but lottery and lists, and can be the frame for those as well [REQ-192]', () => {
    expect(gamePlace(game())).toEqual(framePlace(game()));
    expect(gamePlace(game({ vendor: 'LOTT' })).route).toBe('lottery');
    expect(gamePlace(game({ opensList: true })).route).toBe('home');
    expect(framePlace(game({ vendor: 'LOTT', category: 'LOTT' }), true)).toMatchObject({
      port: 'inHouse',
      query: { vassalage: 'LOTT', gameCode: 'dragon-gate', mode: 'demo' },
    });
  });
});

describe('gamePlaces', () => {
  it('are its own place, then the frame, which every release has', () => {
    const lottery = game({ vendor: 'LOTT', category: 'LOTT' });
    expect(gamePlaces(lottery)).toEqual([gamePlace(lottery), framePlace(lottery)]);
    expect(gamePlaces(lottery, { demo: true }).map(({ route }) => route)).toEqual(['seamless', 'seamless']);
  });
});

describe('canTry', () => {
  it('is true of a game that its vendor lets try, and of no list', () => {
    expect(canTry({ trial: true, opensList: false })).toBe(true);
    expect(canTry({ trial: true, opensList: true })).toBe(false);
    expect(canTry({ trial: false, opensList: false })).toBe(false);
  });
});

describe('vendorStep', () => {
  it.each([visitor, trial, member])(
    'leads an RNG tile to the slot page of that vendor, whoever asks [REQ-194]',
    (session) => {
      const slot = { step: 'open', route: 'slot', query: { vassalage: 'PG' } };
      expect(vendorStep({ vassalage: 'PG', gameType: 'RNG' }, session)).toEqual(slot);
    },
  );

  it('launches the lobby of any other tile [REQ-194]', () => {
    const tile = { vassalage: 'EV', gameType: 'LIVE' };
    expect(vendorStep(tile, visitor)).toEqual({ step: 'logIn' });
    expect(vendorStep(tile, trial)).toEqual({ step: 'needRealAccount' });
    expect(vendorStep(tile, member)).toMatchObject({ step: 'launch', query: { vassalage: 'EV', gameCode: 'LOBBY' } });
    expect(vendorStep({ ...tile, status: 'maintenance' }, member)).toMatchObject({ step: 'maintenance' });
    expect(vendorStep({ vassalage: 'TCG_SEA', gameType: 'ELOTT' }, member)).toStrictEqual({
      step: 'open',
      route: 'seaLottery',
      query: {},
    });
  });
});

const placesOf = (vassalage: string, gameType: string) =>
  vendorPlaces({ vassalage, gameType, status: 'maintenance' }).map(({ route, query }) => ({ route, query }));

describe('vendorPlaces', () => {
  it('are the slots of a vendor, or its lobby, whatever the session and maintenance [REQ-194]', () => {
    expect(placesOf('PG', 'RNG')).toEqual([{ route: 'slot', query: { vassalage: 'PG' } }]);
    expect(placesOf('EV', 'LIVE')).toEqual([
      { route: 'seamless', query: { vassalage: 'EV', gameCode: 'LOBBY', gameType: 'LIVE' } },
    ]);
  });

  it.each([
    ['TCG_SEA', 'ELOTT', 'seaLottery', 'elott'],
    ['LOTT', 'LOTT', 'lottery', 'lott'],
  ])('of the lottery %s are its page, else its games among %s [REQ-194]', (vassalage, gameType, page, centre) => {
    expect(placesOf(vassalage, gameType)).toEqual([
      { route: page, query: {} },
      { route: centre, query: { vassalage } },
    ]);
  });
});

describe('lobbyLaunch', () => {
  it('sends prize mode, game code, view and the way back [REQ-195]', () => {
    expect(lobbyLaunch({ gameCode: 'KENO1', prizeMode: 'ELOTT', view: 'betting', backUrl: '/lottery' })).toEqual({
      lottoPrizeMode: 'ELOTT',
      lottoGameCode: 'KENO1',
      lottoView: 'betting',
      backUrl: '/lottery',
    });
  });
});

describe('launchRequest', () => {
  const asked = { vendor: 'PG', code: '7', category: 'FISH', demo: true } as const;

  it('asks the vendor for a game, in its demo mode where that is wanted [REQ-193]', () => {
    const request = { port: 'external', vassalage: 'PG', gameCode: '7', gameType: 'FISH', mode: 'demo', backUrl: '/' };
    expect(launchRequest(asked, '/')).toEqual(request);
    expect(launchRequest({ ...asked, demo: false }, '/')).toEqual({ ...request, mode: 'real' });
  });

  it.each(['LOTT', 'ELOTT'] as const)('opens %s in-house, for betting in its own prize mode [REQ-195]', (category) => {
    expect(launchRequest({ ...asked, category }, '/')).toEqual({
      port: 'inHouse',
      gameCode: '7',
      prizeMode: category,
      view: 'betting',
      backUrl: '/',
    });
  });
});

const frames = ['https://*.example'];

describe('launchAddresses', () => {
  const cdns = ['https://b.example', 'https://a.example', 'https://evil.test'];

  it('are one on each launch CDN for a path, in their order, and where it says for a whole address [REQ-075]', () => {
    expect(launchAddresses('/play?s=1', { cdns, frames })).toEqual([
      'https://b.example/play?s=1',
      'https://a.example/play?s=1',
    ]);
    expect(launchAddresses('https://g.example/play', { cdns, frames })).toEqual(['https://g.example/play']);
  });

  it.each(['https://evil.test/play', '//evil.test/play', '/play', 'javascript:alert(1)', ''])(
    'have none of %j, which lies where the merchant lets nothing in or on the site itself',
    (url) => {
      expect(launchAddresses(url, { cdns: [], frames })).toEqual([]);
    },
  );
});
