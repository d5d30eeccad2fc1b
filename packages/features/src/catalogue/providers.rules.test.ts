import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { expect, it } from 'vitest';
import { categoryCounts, providersOf } from './providers.rules.ts';

const vendor = (vassalage: string, gameType: Vendor['gameType'], games?: number): Vendor => ({
  vassalage,
  gameType,
  games,
  name: vassalage,
  icon: '',
  isNew: false,
  status: 'open',
});

const vendors = [vendor('EV', 'LIVE', 3), vendor('PG', 'LIVE', 2), vendor('PG', 'RNG', 9), vendor('KOI', 'RNG')];

it('names each provider once, where it has most games, and who has the most first', () => {
  expect(providersOf(vendors).map(({ vassalage, gameType, games }) => [vassalage, gameType, games])).toEqual([
    ['PG', 'RNG', 11],
    ['EV', 'LIVE', 3],
    ['KOI', 'RNG', undefined],
  ]);
});

it('counts the games of a category, where the gateway does', () => {
  expect([...categoryCounts(vendors)]).toEqual([
    ['LIVE', 5],
    ['RNG', 9],
  ]);
  expect([...categoryCounts([vendor('KOI', 'RNG')])]).toEqual([['RNG', undefined]]);
});
