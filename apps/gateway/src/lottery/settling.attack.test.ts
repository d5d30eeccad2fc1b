import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rowsOf } from '../database/rowsOf.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { BetAnswer, Entry } from './testing/lotteryWorld.ts';
import { lotteryWorld } from './testing/lotteryWorld.ts';
import { lotteryOf } from './lotteries.ts';
import { bets as betTable } from './lottery.schema.ts';

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
