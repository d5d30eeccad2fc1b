import { drawNumbers } from '@baize/domain/lottery';
import type { Drum } from '@baize/domain/lottery';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { newToken } from '../secrets/random.ts';
import type { DrawTime } from './drawTimes.ts';
import { draws, drawSeeds } from './lottery.schema.ts';

export type Draw = typeof draws.$inferSelect;

/** A draw of a lottery and its drum. */
export type DueDraw = DrawTime & { readonly vassalage: string; readonly game_code: string; readonly drum: Drum };

type Key = Pick<Draw, 'vassalage' | 'game_code'>;
const keyOf = ({ vassalage, game_code: code }: Key, at: Date): string => `${vassalage} ${code} ${at.getTime()}`;

/** Salt of a draw: two draws with the same seed get different numbers. */
const drawName = (gameCode: string, issueNumber: string): string => `${gameCode} ${issueNumber}`;

type Row = {
  readonly merchant: string;
  readonly vassalage: string;
  readonly game_code: string;
  readonly draw_time: Date;
};

const rowsBetween = async <R extends Row>(
  orm: Orm,
  table: typeof draws | typeof drawSeeds,
  merchant: string,
  due: readonly DueDraw[],
): Promise<R[]> => {
  if (due.length === 0) return [];
  const times = due.map(({ drawTime }) => drawTime.getTime());
  const wanted = new Set(due.map((draw) => keyOf(draw, draw.drawTime)));
  const rows = await orm
    .select()
    .from(table)
    .where(
      and(
        eq(table.merchant, merchant),
        gte(table.draw_time, new Date(Math.min(...times))),
        lte(table.draw_time, new Date(Math.max(...times))),
      ),
    )
    .orderBy(desc(table.draw_time));
  return (rows as unknown as R[]).filter((row) => wanted.has(keyOf(row, row.draw_time)));
};

const rowOf = (merchant: string, { vassalage, game_code, drawTime, issueNumber }: DueDraw) => ({
  merchant,
  vassalage,
  game_code,
  draw_time: drawTime,
  issue_number: issueNumber,
});

/** Lookup of the seeds of draws. Creates missing seeds; of two concurrent inserts the first wins for both. */
export const seedsOf = async (
  orm: Orm,
  merchant: string,
  due: readonly DueDraw[],
): Promise<(draw: DueDraw) => string> => {
  const read = () => rowsBetween<typeof drawSeeds.$inferSelect>(orm, drawSeeds, merchant, due);
  let rows = await read();
  const known = new Set(rows.map((row) => keyOf(row, row.draw_time)));
  const missing = due.filter((draw) => !known.has(keyOf(draw, draw.drawTime)));
  if (missing.length > 0) {
    const seeded = missing.map((draw) => ({ ...rowOf(merchant, draw), seed: newToken() }));
    await orm.insert(drawSeeds).values(seeded).onConflictDoNothing();
    rows = await read();
  }
  const seeds = new Map(rows.map((row) => [keyOf(row, row.draw_time), row.seed]));
  return (draw) => {
    const seed = seeds.get(keyOf(draw, draw.drawTime));
    if (seed === undefined) throw new Error('A draw has no seed.');
    return seed;
  };
};

/** Results of draws. A draw without a row is drawn now from its seed, so no result exists before its time. */
export const drawResults = async (
  orm: Orm,
  merchant: string,
  due: readonly DueDraw[],
): Promise<(lottery: Key) => Draw[]> => {
  const read = () => rowsBetween<Draw>(orm, draws, merchant, due);
  let rows = await read();
  const known = new Set(rows.map((row) => keyOf(row, row.draw_time)));
  const missing = due.filter((draw) => !known.has(keyOf(draw, draw.drawTime)));
  if (missing.length > 0) {
    const seedOf = await seedsOf(orm, merchant, missing);
    const drawn = await Promise.all(
      missing.map(async (draw) => {
        const name = drawName(draw.game_code, draw.issueNumber);
        const { winningNumbers, specialNumber = null } = await drawNumbers(seedOf(draw), name, draw.drum);
        return { ...rowOf(merchant, draw), winning_numbers: [...winningNumbers], special_number: specialNumber };
      }),
    );
    await orm.insert(draws).values(drawn).onConflictDoNothing();
    rows = await read();
  }
  return ({ vassalage, game_code: code }) =>
    rows.filter((row) => row.vassalage === vassalage && row.game_code === code);
};

/** The result of a draw that took place; undefined without one. */
export const findDraw = async (
  orm: Orm,
  merchant: string,
  { vassalage, game_code, drawTime }: Key & Pick<DrawTime, 'drawTime'>,
): Promise<Draw | undefined> => {
  const [row] = await orm
    .select()
    .from(draws)
    .where(
      and(
        eq(draws.merchant, merchant),
        eq(draws.vassalage, vassalage),
        eq(draws.game_code, game_code),
        eq(draws.draw_time, drawTime),
      ),
    );
  return row;
};

/** The stored seed of a draw; undefined when none was chosen yet, or when it has been deleted since. */
export const findSeed = async (
  orm: Orm,
  { merchant, vassalage, game_code, issueNumber }: Key & { readonly merchant: string; readonly issueNumber: string },
): Promise<typeof drawSeeds.$inferSelect | undefined> => {
  const [row] = await orm
    .select()
    .from(drawSeeds)
    .where(
      and(
        eq(drawSeeds.merchant, merchant),
        eq(drawSeeds.vassalage, vassalage),
        eq(drawSeeds.game_code, game_code),
        eq(drawSeeds.issue_number, issueNumber),
      ),
    );
  return row;
};
