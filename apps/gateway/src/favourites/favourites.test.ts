import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { favourites } from './favourites.schema.ts';
import { favouritesOf } from './testing/favouritesOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const [dragon, koi, tigers] = ['BAIZE-dragon-gate', 'BAIZE-golden-koi', 'BAIZE-nine-tigers'] as const;
const rowsOf = (...codes: readonly string[]) =>
  codes.map((gameCode) => ({ account: 'player', vassalage: 'BAIZE' as const, gameCode }));

/** A member with these favourites, the first one added last. */
const player = async (...codes: readonly string[]) => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player', rows: { favourites: rowsOf(...codes) } });
  return { ...world, ...favouritesOf(world.visitor, world.token) };
};

describe('favourites', () => {
  it('are none at first, and the last added stands first [REQ-199]', async () => {
    const { ids, add, remove, advance } = await player();
    expect(await ids()).toEqual([]);
    for (const nodeId of [dragon, koi, tigers]) {
      expect(await add({ nodeId, vendor: 'BAIZE', gameType: 'RNG' })).toMatchObject({ success: true, value: null });
      await advance(1000);
    }
    expect(await ids()).toEqual([tigers, koi, dragon]);
    expect(await remove(koi, '&vendor=BAIZE&gameType=RNG')).toMatchObject({ success: true, value: null });
    expect(await ids()).toEqual([tigers, dragon]);
  });

  it('stay where they are when they are added again, and one that is none is removed without an error [REQ-196]', async () => {
    const { ids, add, remove } = await player('golden-koi', 'dragon-gate');
    expect(await add({ nodeId: dragon })).toMatchObject({ success: true });
    expect(await ids()).toEqual([koi, dragon]);
    expect(await remove(tigers)).toMatchObject({ success: true });
    expect(await ids()).toEqual([koi, dragon]);
  });

  it('come in pages, as cards in the language of the call [REQ-199]', async () => {
    const { page } = await player('nine-tigers', 'golden-koi', 'dragon-gate');
    expect(await page('pageSize=2&language=CN')).toMatchObject({
      content: [{ nodeId: tigers }, { nodeId: koi, gameName: '金鲤跃福' }],
      pageNum: 1,
      totalPages: 2,
    });
    const last = await page('pageSize=2&pageNo=2');
    expect(last).toMatchObject({ content: [{ nodeId: dragon, gameName: 'Dragon Gate' }], pageNum: 2 });
    expect(await page('pageNo=9')).toMatchObject({ content: [], totalPages: 1 });
  });

  type Cards = { content: { nodeId: string }[]; next?: string; pageNum?: number; totalPages?: number };
  const idsOf = ({ content }: Cards) => content.map(({ nodeId }) => nodeId);

  it('come by cursor, none twice and none skipped, while some are added and removed', async () => {
    const { page, add, remove, advance } = await player('nine-tigers', 'golden-koi', 'dragon-gate', 'grand-vault');
    const first = (await page('pageSize=2')) as Cards;
    expect(idsOf(first)).toEqual([tigers, koi]);
    await advance(1000);
    await add({ nodeId: 'BAIZE-lantern-night' });
    await remove(tigers);
    await remove(koi);
    const last = (await page(`pageSize=2&cursor=${first.next}`)) as Cards;
    expect([idsOf(last), Object.keys(last)]).toEqual([[dragon, 'BAIZE-grand-vault'], ['content']]);
    expect(await page('pageSize=1&cursor=abcdef')).toMatchObject({ code: 'invalidRequest', field: 'cursor' });
  });

  it('come by cursor in the order of the ids, also where many were added at once', async () => {
    const { page, ids, add, id, now } = await player();
    const codes = ['scratch-the-moon', 'nine-tigers', 'golden-koi', 'dragon-gate', 'grand-vault'];
    for (const code of codes) await add({ nodeId: `BAIZE-${code}` });
    await gateway.database.owner.update(favourites).set({ added_at: now() }).where(eq(favourites.merchant, id));
    const seen: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const part = (await page(`pageSize=2&cursor=${cursor}`)) as Cards;
      seen.push(...idsOf(part));
      cursor = part.next;
    }
    expect(seen).toEqual(codes.map((code) => `BAIZE-${code}`).toSorted());
    expect(seen).toEqual(await ids());
  });
});
