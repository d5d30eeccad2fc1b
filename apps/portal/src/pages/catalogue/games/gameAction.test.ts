import { expect, it, vi } from 'vitest';
import { routeAt } from '../../../site/routes/paths.ts';
import { playAction, tryAction } from './gameAction.ts';

const table = { vendor: 'EV', category: 'LIVE', code: 'table', opensList: false, status: 'open', trial: true } as const;
const lobby = { ...table, vendor: 'VELVET', code: 'lobby', opensList: true } as const;
const lottery = { ...table, vendor: 'LOTT', category: 'LOTT', code: 'keno' } as const;
const closed = { ...table, status: 'maintenance' } as const;
const everyGame = [table, lobby, lottery, closed];

it.each(['anonymous', 'loggedIn'] as const)(
  'leads to a page of this release, whatever the game: %s [REQ-189]',
  (state) => {
    for (const game of everyGame) {
      const { href = '' } = playAction(game, { state }, vi.fn());
      expect(routeAt(new URL(href, 'https://site.example').pathname)).toBeDefined();
    }
  },
);

it('leads a visitor and a player to the list of a vendor that opens as one [REQ-189] [REQ-192]', () => {
  for (const state of ['anonymous', 'loggedIn'] as const)
    expect(playAction(lobby, { state }, vi.fn())).toEqual({ href: '/?list=VELVET&gameType=LIVE' });
});

it('tells a trial account that it needs a real one, whatever the game [REQ-190]', () => {
  for (const game of everyGame) {
    const handleNeed = vi.fn();
    playAction(game, { state: 'trial' }, handleNeed).onSelect?.();
    expect(handleNeed).toHaveBeenCalledTimes(1);
  }
});

it('plays a lottery on the page of its house, with its code [REQ-191]', () => {
  const hrefs = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'].map(
    (vendor) => playAction({ ...lottery, vendor }, { state: 'loggedIn' }, vi.fn()).href,
  );
  expect(hrefs).toEqual([
    '/lottery?gameCode=keno',
    '/lottery?gameCode=keno',
    '/vnLottery?gameCode=keno',
    '/seaLottery?gameCode=keno',
  ]);
});

it('tries a lottery in the frame of its vendor: its page bets real money', () => {
  expect(tryAction(lottery)?.href).toBe('/seamless?vassalage=LOTT&gameCode=keno&gameType=LOTT&mode=demo');
});

it('tries a game that can be tried, and no list', () => {
  expect(tryAction(table)?.href).toBe('/seamless?vassalage=EV&gameCode=table&gameType=LIVE&mode=demo');
  expect(tryAction(lobby)).toBeUndefined();
  expect(tryAction({ ...table, trial: false })).toBeUndefined();
});
