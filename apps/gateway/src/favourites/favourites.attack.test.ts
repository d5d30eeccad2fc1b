import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../catalogue/catalogue.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { launchToken } from '../testing/vendor.ts';
import { visit } from '../testing/visitor.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import { favourites } from './favourites.schema.ts';
import { MOST_FAVOURITES } from './favourites.store.ts';
import { favouritesOf } from './testing/favouritesOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const [dragon, koi] = ['BAIZE-dragon-gate', 'BAIZE-golden-koi'] as const;
const rows = {
  favourites: ['player', 'agent'].map((account) => ({ account, vassalage: 'BAIZE' as const, gameCode: 'dragon-gate' })),
};
const limits = { addFavourite: 1000 };
const newPlayer = async (from = 'alpha') => {
  const world = await newWorldAt(gateway, from, { as: 'player', failures: { limits } });
  return { ...world, ...favouritesOf(world.visitor, world.token) };
};

describe('favourites are of one member alone', () => {
  it('and no other member of the merchant reads or removes them', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player', rows });
    const mine = favouritesOf(visitor, token);
    const theirs = favouritesOf(visitor, await visitor.tokenOf('agent', 'Agent2026'));
    await mine.add({ nodeId: koi });
    await mine.remove(dragon);
    expect([await mine.ids(), await theirs.ids()]).toEqual([[koi], [dragon]]);
    expect(await theirs.page()).toMatchObject({ content: [{ nodeId: dragon }] });
  });

  it('and no member of the same id at another merchant has them', async () => {
    const [own, other] = [await newPlayer(), await newPlayer('beta')];
    await own.add({ nodeId: dragon });
    expect(await other.ids()).toEqual([]);
    await other.remove(dragon);
    expect(await own.ids()).toEqual([dragon]);
  });

  it('and a visitor has none', async () => {
    const { ids: _, ...calls } = favouritesOf(visit(gateway, 'alpha.localhost'));
    const nobody = await visit(gateway, 'alpha.localhost').call('/wps/relay/MCSFE_getFavoriteGames');
    expect(nobody).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
    expect(await calls.add({ nodeId: dragon })).toMatchObject({ status: 401 });
    expect(await calls.remove(dragon)).toMatchObject({ status: 401 });
  });
});

describe('a favourite is a game of the merchant', () => {
  it.each([
    ['no game', { nodeId: 'BAIZE-nothing' }],
    ['a game of another vendor', { nodeId: dragon, vendor: 'KOI' }],
    ['a game of another category', { nodeId: dragon, gameType: 'LIVE' }],
  ])('and %s is refused', async (_what, game) => {
    const { add, ids } = await newPlayer();
    expect(await add(game)).toMatchObject({ status: 200, success: false, value: { code: 'gameUnknown' } });
    expect(await ids()).toEqual([]);
  });

  it("and one of another merchant's is none", async () => {
    const { add } = await newPlayer('beta');
    expect(await add({ nodeId: 'RIO-carnival-queen' })).toMatchObject({ value: { code: 'gameUnknown' } });
  });

  it('and one that the merchant no longer has is not told of', async () => {
    const { add, change, ids, page } = await newPlayer();
    await add({ nodeId: dragon });
    expect(await add({ nodeId: 'KOI-pond-of-plenty' })).toMatchObject({ success: true });
    await change({ settings: { games: { vendors: ['BAIZE'] } } });
    expect(await ids()).toEqual([dragon]);
    expect(await page()).toMatchObject({ content: [{ nodeId: dragon }], totalPages: 1 });
  });
});

describe('visitors who share the trial account', () => {
  it('see no favourites or recent games of each other, and keep their own', async () => {
    const { visitor, token: one = '', id } = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    const free = { os: 'Linux', platform: 'W', version: 3, Encryption: await visitor.seal('x') };
    const begun = await visitor.call('/wps/session/login/freeplay', { json: free });
    const { token: another } = begun.value as { token: string };
    const [mine, theirs] = [favouritesOf(visitor, one), favouritesOf(visitor, another)];
    await mine.add({ nodeId: koi });
    await theirs.add({ nodeId: dragon });
    expect([await mine.ids(), await theirs.ids()]).toEqual([[koi], [dragon]]);
    await theirs.remove(koi);
    expect(await mine.ids()).toEqual([koi]);
    const recent = async (token: string) =>
      ((await visitor.call('/wps/relay/GCS_recentGame', { token })).value as { list: unknown[] }).list.length;
    await launchToken(visitor, one, { mode: 'demo' });
    expect([await recent(one), await recent(another)]).toEqual([1, 0]);
    const rowsOf = async () =>
      (await gateway.database.owner.select().from(favourites).where(eq(favourites.merchant, id))).length;
    expect(await rowsOf()).toBe(2);
  });
});

describe('favourites that arrive together', () => {
  it('are one when they are the same', async () => {
    const { add, ids } = await newPlayer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ nodeId: dragon })));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(await ids()).toEqual([dragon]);
  });

  it('never become more than there may be', async () => {
    const { add, remove, id, now } = await newPlayer();
    const { owner: orm } = gateway.database;
    const member = await findMemberByAccount(orm, id, 'player');
    const row = { merchant: id, member_id: member?.id ?? '', added_at: now() };
    const filled = Array.from({ length: MOST_FAVOURITES - 1 }, (_, n) => ({ ...row, node_id: `gone-${n}` }));
    await orm.insert(favourites).values(filled);
    const nodes = await orm.select({ id: games.node_id }).from(games).where(eq(games.merchant, 'alpha')).limit(16);
    const answers = await Promise.all(nodes.map((node) => add({ nodeId: node.id })));
    const refused = answers.filter(({ success }) => !success);
    expect(refused.map(({ value }) => value)).toEqual(Array.from({ length: 15 }, () => ({ code: 'favouritesFull' })));
    const added = nodes[answers.findIndex(({ success }) => success)]?.id ?? '';
    expect(await add({ nodeId: added })).toMatchObject({ success: true });
    await remove(added);
    expect(await add({ nodeId: koi })).toMatchObject({ success: true });
  });
});
