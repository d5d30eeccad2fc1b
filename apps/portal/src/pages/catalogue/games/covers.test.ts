import { expect, it, vi } from 'vitest';
import { coverSizes } from './coverSizes.ts';
import { vendorAction } from './vendorAction.ts';

it('adds each width to the query that the address has already', () => {
  expect(coverSizes('/media/koi.avif')).toBe('/media/koi.avif?width=200 200w, /media/koi.avif?width=320 320w');
  expect(coverSizes('https://pictures.example/koi?v=2')).toContain('https://pictures.example/koi?v=2&width=320 320w');
});

it('is undefined without a cover', () => {
  expect(coverSizes('')).toBeUndefined();
});

const ask = (vassalage: string, gameType: string, state: 'anonymous' | 'loggedIn' | 'trial' = 'loggedIn') =>
  vendorAction({ vassalage, gameType }, { state }, vi.fn<() => void>());

it('of slots leads to the list of that vendor, for whoever presses it [REQ-194]', () => {
  for (const state of ['anonymous', 'loggedIn', 'trial'] as const) {
    expect(ask('PG', 'RNG', state)).toEqual({ href: '/rng?vassalage=PG' });
  }
});

it('of any other category leads to its lobby, where a visitor logs in first [REQ-194]', () => {
  const lobby = { href: '/seamless?vassalage=EV&gameCode=LOBBY&gameType=LIVE' };
  expect([ask('EV', 'LIVE'), ask('EV', 'LIVE', 'anonymous')]).toEqual([lobby, lobby]);
});

it('tells a trial account that it needs a real one [REQ-190]', () => {
  const handleNeed = vi.fn<() => void>();
  vendorAction({ vassalage: 'EV', gameType: 'LIVE' }, { state: 'trial' }, handleNeed).onSelect?.();
  expect(handleNeed).toHaveBeenCalledOnce();
});

it('leads to the page of a lottery [REQ-191]', () => {
  expect(ask('TCG_SEA', 'ELOTT')).toEqual({ href: '/seaLottery' });
  expect(ask('TCG_LOTTO_VN', 'ELOTT')).toEqual({ href: '/vnLottery' });
});
