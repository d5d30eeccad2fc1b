import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { drawNumbers } from './drawNumbers.ts';
import type { Drum } from './drawNumbers.ts';
import type { DrawTime } from './drawTimes.ts';
import { draws } from './lottery.schema.ts';

export type Draw = typeof draws.$inferSelect;

/** A draw whose time has come, and what it is drawn from. */
export type DueDraw = DrawTime & { readonly vassalage: string; readonly game_code: string; readonly drum: Drum };

type Key = Pick<Draw, 'vassalage' | 'game_code'>;
const keyOf = ({ vassalage, game_code: code }: Key, at: Date): string => `${vassalage} ${code} ${at.getTime()}`;

const rowsBetween = (orm: Orm, merchant: string, [from, to]: readonly [Date, Date]): Promise<Draw[]> =>
  orm
    .select()
    .from(draws)
    .where(and(eq(draws.merchant, merchant), gte(draws.draw_time, from), lte(draws.draw_time, to)))
    .orderBy(desc(draws.draw_time));

/**
 * Draws of a merchant as they were drawn. One that nobody asked for yet is drawn now, so that no result exists before its
 * time; of two who ask at once the first one's stays, for both.
 */
export const drawnOf = async (
  orm: Orm,
  merchant: string,
  due: readonly DueDraw[],
): Promise<(lottery: Key) => Draw[]> => {
  const times = due.map(({ drawTime }) => drawTime.getTime());
  const between = [new Date(Math.min(...times)), new Date(Math.max(...times))] as const;
  const wanted = new Set(due.map((draw) => keyOf(draw, draw.drawTime)));
  const read = async (): Promise<Draw[]> =>
    due.length === 0
      ? []
      : (await rowsBetween(orm, merchant, between)).filter((row) => wanted.has(keyOf(row, row.draw_time)));
  let rows = await read();
  const known = new Set(rows.map((row) => keyOf(row, row.draw_time)));
  const missing = due.filter((draw) => !known.has(keyOf(draw, draw.drawTime)));
  if (missing.length > 0) {
    const drawn = missing.map(({ vassalage, game_code: code, drawTime, issueNumber, drum }) => {
      const { winningNumbers, specialNumber = null } = drawNumbers(drum);
      const of = { merchant, vassalage, game_code: code, draw_time: drawTime, issue_number: issueNumber };
      return { ...of, winning_numbers: winningNumbers, special_number: specialNumber };
    });
    await orm.insert(draws).values(drawn).onConflictDoNothing();
    rows = await read();
  }
  return ({ vassalage, game_code: code }) =>
    rows.filter((row) => row.vassalage === vassalage && row.game_code === code);
};
