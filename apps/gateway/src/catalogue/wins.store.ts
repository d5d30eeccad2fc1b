import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CategoryCode } from '@baize/domain/categories';
import type { Orm } from '../database/database.types.ts';
import { games, wins } from './catalogue.schema.ts';
import type { Game } from './catalogue.store.ts';

export type Win = typeof wins.$inferSelect;

/** Masks a player's name for strangers: "Moonlight7" becomes "Mo***7". */
export const maskedName = (name: string): string => {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return letters.length < 4 ? `${letters[0] ?? ''}***` : `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
};

/** Inserts public prizes. Known references are skipped. */
export const rememberWins = async (orm: Orm, won: readonly Win[]): Promise<void> => {
  if (won.length > 0)
    await orm
      .insert(wins)
      .values([...won])
      .onConflictDoNothing();
};

/** The latest prizes in games that the catalogue still has, newest first. */
export const latestWins = (
  orm: Orm,
  { merchant, catalogue }: { merchant: string; catalogue: string },
  { category, limit }: { category: CategoryCode | undefined; limit: number },
): Promise<{ win: Win; game: Game }[]> =>
  orm
    .select({ win: wins, game: games })
    .from(wins)
    .innerJoin(
      games,
      and(
        eq(games.merchant, catalogue),
        eq(games.vassalage, wins.vassalage),
        eq(games.game_type, wins.game_type),
        eq(games.game_code, wins.game_code),
      ),
    )
    .where(and(eq(wins.merchant, merchant), category === undefined ? undefined : eq(wins.game_type, category)))
    .orderBy(desc(wins.won_at), wins.reference)
    .limit(limit);

type Key = Pick<Win, 'vassalage' | 'game_type' | 'game_code'>;
const keyOf = ({ vassalage, game_type: type, game_code: code }: Key): string => `${vassalage} ${type} ${code}`;

/** Lookup of the latest prize of each of these games. */
export const lastWinsOf = async (
  orm: Orm,
  merchant: string,
  of: readonly Game[],
): Promise<(game: Game) => Win | undefined> => {
  if (of.length === 0) return () => undefined;
  const rows = await orm
    .selectDistinctOn([wins.vassalage, wins.game_type, wins.game_code])
    .from(wins)
    .where(
      and(
        eq(wins.merchant, merchant),
        inArray(
          sql`(${wins.vassalage}, ${wins.game_type}, ${wins.game_code})`,
          of.map((game) => sql`(${game.vassalage}, ${game.game_type}, ${game.game_code})`),
        ),
      ),
    )
    .orderBy(wins.vassalage, wins.game_type, wins.game_code, desc(wins.won_at));
  const last = new Map(rows.map((win) => [keyOf(win), win]));
  return (game) => last.get(keyOf(game));
};
