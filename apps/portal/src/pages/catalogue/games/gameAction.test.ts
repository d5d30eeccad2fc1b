import { expect, it, vi } from 'vitest';
import { routeAt } from '../../../routes/paths.ts';
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

it('plays a lottery in the frame while there is no page of its own', () => {
  expect(playAction(lottery, { state: 'loggedIn' }, vi.fn()).href).toBe(
    '/seamless?vassalage=LOTT&gameCode=keno&gameType=LOTT',
  );
});

it('tries a game that can be tried, and no list', () => {
  expect(tryAction(table)?.href).toBe('/seamless?vassalage=EV&gameCode=table&gameType=LIVE&mode=demo');
  expect(tryAction(lobby)).toBeUndefined();
  expect(tryAction({ ...table, trial: false })).toBeUndefined();
});
