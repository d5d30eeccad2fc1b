import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wins } from '../catalogue/catalogue.schema.ts';
import { rememberWins } from '../catalogue/wins.store.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, launchToken, startPlay } from '../testing/vendor.ts';
import { visit } from '../testing/visitor.ts';
import { endWorlds, sweep } from './sweep.ts';
import { sessions } from '../access/access.schema.ts';
import { favourites } from '../favourites/favourites.schema.ts';
import { gameSessions } from '../access/gameSessions.schema.ts';
import { merchants } from '../merchants/merchants.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const HOUR_MS = 3_600_000;

it('removes what ended a day ago, keeps what has not, and leaves worlds their own time', async () => {
  const { owner: orm } = gateway.database;
  await visit(gateway, 'alpha.localhost').tokenOf('player', 'Player2026');
  await newWorldAt(gateway, 'alpha', { as: 'player', clock: '2020-01-01T00:00:00Z' });
  await sweep(orm, new Date(gateway.clock.now() + 31 * HOUR_MS));
  expect(await orm.select().from(sessions)).toHaveLength(2);
  await sweep(orm, new Date(gateway.clock.now() + 33 * HOUR_MS));
  expect((await orm.select().from(sessions)).map(({ merchant }) => merchant)).not.toContain('alpha');
  expect(await orm.select().from(sessions)).toHaveLength(1);
});

it('keeps a game session that moved money, so that a late prize finds its bet', async () => {
  const { owner: orm } = gateway.database;
  const visitor = visit(gateway, 'alpha.localhost');
  const token = await visitor.tokenOf('player', 'Player2026');
  const session = await startPlay(gateway, visitor, token);
  const bet = { session, round: 'r', transactionId: 'kept-bet', amount: '10' };
  expect((await callVendor(gateway, 'wallet/debit', bet)).success).toBe(true);
  await launchToken(visitor, token);
  expect(await orm.select().from(gameSessions)).toHaveLength(2);
  gateway.clock.advance(365 * 24 * HOUR_MS);
  await sweep(orm, new Date(gateway.clock.now()));
  expect(await orm.select().from(gameSessions)).toMatchObject([{ id: session }]);
  const at = gateway.clock.now();
  expect(await callVendor(gateway, 'wallet/credit', { ...bet, transactionId: 'win' }, { at })).toMatchObject({
    success: true,
  });
});

it('shows no prize that is older than a month', async () => {
  const { owner: orm } = gateway.database;
  const now = gateway.clock.now();
  const old = { merchant: 'alpha', vassalage: 'BAIZE', game_type: 'RNG' as const, game_code: 'dragon-gate' };
  const won = (reference: string, hoursAgo: number) => ({
    ...old,
    reference,
    player: 'a***',
    amount: 1n,
    won_at: new Date(now - hoursAgo * HOUR_MS),
  });
  await rememberWins(orm, [won('month', 30 * 24 + 1), won('week', 7 * 24)]);
  await sweep(orm, new Date(now));
  const kept = await orm
    .select()
    .from(wins)
    .where(inArray(wins.reference, ['month', 'week']));
  expect(kept.map(({ reference }) => reference)).toEqual(['week']);
});

it('forgets the favourites of a visit to the trial account with its session, and none of a member', async () => {
  const { owner: orm } = gateway.database;
  const token_hash = 'visit that goes on';
  const [created_at, expires_at] = [new Date(0), new Date(gateway.clock.now() + HOUR_MS)];
  await orm.insert(sessions).values({ merchant: 'alpha', token_hash, member_id: '1001', created_at, expires_at });
  const row = { merchant: 'alpha', member_id: '1001', node_id: 'BAIZE-dragon-gate', added_at: created_at };
  const visits = ['', token_hash, 'visit that ended'];
  await orm.insert(favourites).values(visits.map((each) => ({ ...row, visit: each })));
  await sweep(orm, new Date(gateway.clock.now()));
  const left = (await orm.select().from(favourites)).map(({ visit: of }) => of);
  expect(left.sort()).toEqual(['', token_hash]);
});

it('ends every world, and no merchant', async () => {
  const { owner: orm } = gateway.database;
  await newWorldAt(gateway, 'alpha');
  await endWorlds(orm);
  expect((await orm.select().from(merchants)).map(({ id }) => id).sort()).toEqual(['alpha', 'beta']);
});
