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
    expect(await getFavouriteGames(gateway, { page: 2 })).toMatchObject({
      value: { items: [{ id: 'BAIZE-dragon-gate', name: 'Dragon Gate' }], page: 1, pages: 2 },
    });
    expect(gateway.asked[1]?.query).toEqual({ pageNo: '2', language: 'VI' });
  });

  it('come by cursor from a gateway that issues one, else by number, to the last page [REQ-199]', async () => {
    const { content } = examples.getFavouriteGames;
    const pages = [
      { content, pageNum: 1, totalPages: 2, next: 'c2' },
      { content },
      { content, pageNum: 1, totalPages: 2 },
      { content, pageNum: 2, totalPages: 2 },
      { content },
    ];
    const gateway = gatewayStub({ getFavouriteGames: () => pages.shift() ?? { content } }, member);
    const nextOf = async (cursor?: string) => {
      const answer = await getFavouriteGames(gateway, { cursor, size: 15 });
      return answer.ok ? answer.value.next : answer;
    };
    expect([await nextOf(), await nextOf('c2')]).toEqual(['c2', undefined]);
    expect([await nextOf(), await nextOf('#2'), await nextOf('')]).toEqual(['#2', undefined, undefined]);
    const size = { pageSize: '15', language: 'VI' };
    expect(gateway.asked.map(({ query }) => query)).toEqual([
      { pageNo: '1', ...size },
      { cursor: 'c2', ...size },
      { pageNo: '1', ...size },
      { pageNo: '2', ...size },
      { pageNo: '1', ...size },
    ]);
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
