import { and, eq, inArray } from 'drizzle-orm';
import { games } from '../catalogue/catalogue.schema.ts';
import type { Orm } from '../database/database.types.ts';
import type { Words } from '../words/inLanguage.ts';
import type { GameRound } from '../rounds/rounds.store.ts';

type Key = Pick<GameRound, 'vassalage' | 'game_code'>;

const keyOf = ({ vassalage, game_code: code }: Key): string => `${vassalage} ${code}`;

/** Names of the games of rounds; no words for a game that the catalogue no longer has. */
export const gameNames = async (
  orm: Orm,
  catalogue: string,
  rounds: readonly Key[],
): Promise<(round: Key) => Words> => {
  const codes = [...new Set(rounds.map(({ game_code: code }) => code))];
  const found =
    codes.length === 0
      ? []
      : await orm
          .select({ vassalage: games.vassalage, game_code: games.game_code, names: games.names })
          .from(games)
          .where(and(eq(games.merchant, catalogue), inArray(games.game_code, codes)));
  const names = new Map(found.map((game) => [keyOf(game), game.names]));
  return (round) => names.get(keyOf(round)) ?? { EN: '' };
};
