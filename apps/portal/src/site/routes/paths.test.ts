import { describe, expect, it } from 'vitest';
import type { Route } from './route.types.ts';
import { routes } from './routes.ts';
import { hrefOf, canContinueTo, hasRequiredSearch, routeAt, routeNamed } from './paths.ts';

describe('routeAt', () => {
  it.each(['/', '/index', '/index.html', '/home'])('shows home at %s [REQ-012]', (path) => {
    expect(routeAt(path)?.route.name).toBe('home');
  });

  it('shows the standalone login form at /login, without header and footer', () => {
    expect(routeAt('/login')?.route).toMatchObject({ name: 'login', layout: 'bare' });
  });

  it('shows the seamless game page without a footer [REQ-021]', () => {
    expect(routeAt('/seamless')?.route).toMatchObject({ name: 'seamless', layout: 'game' });
  });

  it('shows the slot list at /rng with header and footer, flagged as a game page [REQ-023]', () => {
    expect(routeAt('/rng')?.route).toMatchObject({ name: 'rng', layout: 'full', isGamePage: true });
  });

  it('flags the pages where games are played, and no other, as game pages (D46)', () => {
    const flagged = routes.filter((route: Route) => route.isGamePage).map(({ name }) => name);
    expect(flagged.toSorted()).toEqual(['lottery', 'rng', 'seaLottery', 'seamless', 'vnLottery']);
  });

  it.each(['lottery', 'seaLottery', 'vnLottery'] as const)(
    'shows %s to who is logged in, with the header alone, and the lottery that its query names [REQ-027]',
    (name) => {
      const route = routeAt(`/${name}`)?.route;
      expect(route).toMatchObject({ name, layout: 'game', access: 'realAccount', presentation: 'page' });
      expect(route?.search?.(new URLSearchParams('gameCode=five'))).toEqual({ code: 'five' });
      expect(route?.search?.(new URLSearchParams())).toEqual({ code: undefined });
    },
  );

  it('knows the lotteries in lower case too [REQ-028]', () => {
    expect(routeAt('/sealottery')).toMatchObject({ path: '/seaLottery', route: { name: 'seaLottery' } });
    expect(routeAt('/vnlottery')).toMatchObject({ path: '/vnLottery', route: { name: 'vnLottery' } });
  });

  it('matches whatever the case, and knows the canonical one', () => {
    for (const path of ['/LogIn/', '/login//'])
      expect(routeAt(path)).toMatchObject({ path: '/login', route: { name: 'login' } });
  });

  it('shows the parts of a page with its route, at addresses beneath its own or apart from it [REQ-217, REQ-025]', () => {
    for (const path of ['/member/withdraw', '/vip', '/member/depositv2'])
      expect(routeAt(path)).toMatchObject({ path, route: { name: 'member' } });
    expect(routeAt('/MEMBER/any')).toMatchObject({ path: '/member/any' });
    for (const path of ['/member/one/two', '/member//two', '/member/a b', '/member/%2e']) {
      expect(routeAt(path)).toBeUndefined();
    }
  });

  it('finds no page at any other path [REQ-030]', () => {
    expect(routeAt('/no-such-page')).toBeUndefined();
    expect(routeAt('/login/more')).toBeUndefined();
    expect(routeAt('/log/in')).toBeUndefined();
  });
});

describe('hrefOf', () => {
  it('writes the query that a page takes', () => {
    expect(hrefOf('seamless', { vassalage: 'A&B', gameCode: '1' })).toBe('/seamless?vassalage=A%26B&gameCode=1');
  });

  it('writes the slot route as the list of slots of a vendor [REQ-024]', () => {
    expect(hrefOf('slot', { vassalage: 'PG' })).toBe('/rng?vassalage=PG');
  });

  it('answers nothing for a page that this release does not have', () => {
    expect(hrefOf('deposit')).toBeUndefined();
    expect(hrefOf('deposit', { list: 'V' })).toBeUndefined();
  });
});

describe('canContinueTo', () => {
  it('lets a login lead on to a page that is there, and never to itself [REQ-031]', () => {
    expect(canContinueTo('/seamless?gameCode=1#top')).toBe(true);
    for (const href of ['/login', '/LOGIN?return=%2F', '/nowhere', 'https://evil.example/']) {
      expect(canContinueTo(href)).toBe(false);
    }
  });
});

describe('hasRequiredSearch', () => {
  it('finds nothing at the address of a game without a game', () => {
    const seamless = routeNamed('seamless');
    const home = routeNamed('home');
    const favourites = routeNamed('favorite');
    if (!seamless || !home || !favourites) throw new Error('All three pages are there.');
    expect([
      hasRequiredSearch(seamless, '?gameCode=1'),
      hasRequiredSearch(seamless, '?vassalage=V&gameCode=1'),
    ]).toEqual([false, true]);
    expect(hasRequiredSearch(home, '?list=none')).toBe(true);
    expect(hasRequiredSearch(favourites, '?gameCode=1')).toBe(true);
  });
});

it.each(['sports', 'esports', 'live', 'fish', 'pvp', 'lott', 'elott'])(
  'shows the centre of its category at /%s [REQ-022]',
  (name) => {
    expect(routeAt(`/${name}`)?.route.name).toBe(name);
  },
);
