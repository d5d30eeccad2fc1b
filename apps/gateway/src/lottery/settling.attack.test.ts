import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rowsOf } from '../database/rowsOf.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { BetAnswer, Entry } from './testing/lotteryWorld.ts';
import { lotteryWorld } from './testing/lotteryWorld.ts';
import { lotteryOf } from './lotteries.ts';
import { findMerchant } from '../merchants/merchants.store.ts';
import { settleDue } from './bets.store.ts';
import { bets as betTable, draws } from './lottery.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MINUTE_MS = 60_000;
/** Two of these four picks always win. */
const allSides: Entry = { play: 'sum-sides', picks: ['small', 'big', 'odd', 'even'], stake: '1000' };

describe('a bet that is being settled', () => {
  it('is not shown as open: a reader waits until it is settled', async () => {
    const { bet, bets, advance, id } = await lotteryWorld(gateway);
    await bet([allSides]);
    const { owner: orm } = gateway.database;
    const isTheirs = eq(betTable.merchant, id);
    const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const settling = orm.transaction(async (tx) => {
      await tx.select().from(betTable).where(isTheirs).for('update');
      held.resolve();
      await end.promise;
      const settled = { settled_at: new Date(), won: 0n, winning_numbers: ['1', '2', '3', '4', '5'] };
      await tx.update(betTable).set(settled).where(isTheirs);
    });
    await held.promise;
    await advance(3 * MINUTE_MS);
    const shown = bets();
    const waiting = async () =>
      Number(rowsOf(await orm.execute(sql`select count(*) as n from pg_locks where not granted`))[0]?.['n']);
    await expect.poll(waiting).toBeGreaterThan(0);
    end.resolve();
    await settling;
    expect((await shown).map(({ status }) => status)).toEqual(['lost']);
  });
});

const theirBets = (world: string) => eq(betTable.merchant, world);

/** A world with one open bet, and a change to it as if it had been placed on another lottery. */
const onGoneLottery = async (change: Partial<typeof betTable.$inferInsert> = {}) => {
  const world = await lotteryWorld(gateway);
  const before = await world.balance();
  await world.bet([allSides]);
  await gateway.database.owner
    .update(betTable)
    .set({ game_code: 'gone', ...change })
    .where(theirBets(world.id));
  return { ...world, before };
};

describe('a bet on a lottery that was removed', () => {
  it('is refunded once it is due, once, with no entry won and no result', async () => {
    const { bets, balance, advance, before } = await onGoneLottery();
    expect(await balance()).toBe(before - 4000n);
    await advance(3 * MINUTE_MS);
    const [shown] = await bets();
    expect([shown?.status, shown?.won, shown?.result, shown?.entries[0]?.won]).toEqual([
      'returned',
      undefined,
      undefined,
      undefined,
    ]);
    await bets();
    expect(await balance()).toBe(before);
  });

  it('is not due before its draw', async () => {
    const { bets, balance, before } = await onGoneLottery();
    expect(await bets()).toMatchObject([{ status: 'open' }]);
    expect(await balance()).toBe(before - 4000n);
  });

  it('is settled by its draw when that took place before', async () => {
    const { id, bets, balance, advance, before } = await onGoneLottery();
    const { owner } = gateway.database;
    const [bet] = await owner.select().from(betTable).where(theirBets(id));
    if (bet === undefined) throw new Error('There is a bet.');
    const { merchant, vassalage, game_code, draw_time, issue_number } = bet;
    const draw = {
      merchant,
      vassalage,
      game_code,
      draw_time,
      issue_number,
      winning_numbers: ['1', '2', '3', '4', '5'],
    };
    await owner.insert(draws).values(draw);
    await advance(3 * MINUTE_MS);
    expect(await bets()).toMatchObject([
      { status: 'won', won: '3880', result: { winningNumbers: ['1', '2', '3', '4', '5'] } },
    ]);
    expect(await balance()).toBe(before - 4000n + 3880n);
  });
});

describe('many due bets', () => {
  it('are settled in one pass, also behind those that cannot be settled', async () => {
    const { id, bet, advance, now } = await lotteryWorld(gateway);
    await bet([allSides]);
    await advance(3 * MINUTE_MS);
    const { owner } = gateway.database;
    const [one] = await owner.select().from(betTable).where(theirBets(id));
    if (one === undefined) throw new Error('There is a bet.');
    // Its stake was never taken, so that these lose: a bet without a win moves no money.
    const entries = one.entries.map((entry) => ({ ...entry, stake: '0' }));
    const copies = Array.from({ length: 7 }, () => ({ ...one, id: crypto.randomUUID(), entries }));
    await owner.insert(betTable).values(copies);
    const isLocked = inArray(
      betTable.id,
      copies.slice(0, 3).map((copy) => copy.id),
    );
    const merchant = await findMerchant(owner, id);
    if (merchant === undefined) throw new Error('The world has a merchant.');
    const orm = gateway.database.of(merchant);
    const elsewhere = AsyncLocalStorage.snapshot();
    await owner.transaction(async (tx) => {
      await tx.select({ id: betTable.id }).from(betTable).where(isLocked).for('update');
      const stopped = elsewhere(() => settleDue(orm, { merchant: id, isStopped: () => true }, now()));
      expect((await stopped).size).toBe(0);
      await elsewhere(() => settleDue(orm, { merchant: id, batchSize: 2 }, now()));
    });
    const open = await owner
      .select({ id: betTable.id })
      .from(betTable)
      .where(and(theirBets(id), isNull(betTable.settled_at)));
    expect(open).toHaveLength(3);
  });
});

const taken = async () => {
  const world = await lotteryWorld(gateway);
  const lottery = lotteryOf('LOTT', 'five-minute-draw');
  const play = lottery?.plays.find(({ code }) => code === allSides.play);
  if (lottery === undefined || play === undefined) throw new Error('The lottery has no such play.');
  const placed = (await world.bet([allSides])).value as BetAnswer;
  return { ...world, lottery, play, placed, before: await world.balance() };
};

describe('a bet whose terms have changed', () => {
  it.each(['odds', 'plays'] as const)(
    'is settled by what it was taken with, whatever its lottery has for %s',
    async (of) => {
      const { lottery, play, placed, before, bets, balance, advance } = await taken();
      const target = of === 'odds' ? play : lottery;
      const then = { ...target };
      onTestFinished(() => void Object.assign(target, then));
      const other = { odds: Object.fromEntries(Object.keys(play.odds).map((pick) => [pick, 5000])), plays: [] };
      Object.assign(target, { [of]: other[of] });
      await advance(3 * MINUTE_MS);
      expect(await bets()).toMatchObject([{ id: placed.id, status: 'won', won: '3880' }]);
      expect(await balance()).toBe(before + 3880n);
    },
  );
});
