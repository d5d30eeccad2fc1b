import { describe, expect, it } from 'vitest';
import { examples, gatewayStub, refused } from '../testing/index.ts';
import { addFavourite, getFavouriteGames, getFavouriteIds, removeFavourite } from './index.ts';

const member = { token: () => 't', language: () => 'VI' as const };
const game = { id: 'n1', vendor: 'PG', category: 'RNG' } as const;
const marked = { nodeId: 'n1', vendor: 'PG', gameType: 'RNG' };

describe('favourites', () => {
  it('come as ids, and as games a page at a time [REQ-199]', async () => {
    const { getFavouriteGames: wire } = examples;
    const gateway = gatewayStub({ getFavouriteIds: ['a', 'b'], getFavouriteGames: wire }, member);
    expect(await getFavouriteIds(gateway)).toEqual({ ok: true, value: ['a', 'b'] });
    expect(await getFavouriteGames(gateway, { pageNo: 2 })).toMatchObject({
      value: { games: [{ id: 'BAIZE-dragon-gate', name: 'Dragon Gate' }], pageNum: 1, totalPages: 2 },
    });
    expect(gateway.asked[1]?.query).toEqual({ pageNo: '2', language: 'VI' });
  });

  it('are added and removed by id, vendor and category [REQ-199]', async () => {
    const gateway = gatewayStub({ addFavourite: refused('favouritesFull'), removeFavourite: null }, member);
    expect(await addFavourite(gateway, game)).toMatchObject({ error: { kind: 'business', code: 'favouritesFull' } });
    expect(await removeFavourite(gateway, game)).toEqual({ ok: true, value: null });
    expect(gateway.asked).toMatchObject([
      { id: 'addFavourite', body: marked },
      { id: 'removeFavourite', query: marked },
    ]);
  });
});
