import type { PrizeMode } from '@baize/domain/categories';
import { and, asc, eq } from 'drizzle-orm';
import { games } from '../catalogue/catalogue.schema.ts';
import type { Game } from '../catalogue/catalogue.store.ts';
import type { Orm } from '../database/database.types.ts';

/** The merchant's lotteries of its own house in a mode: those whose vendor is named like the mode. */
export const listLotteries = (orm: Orm, merchant: string, prizeMode: PrizeMode): Promise<Game[]> =>
  orm
    .select()
    .from(games)
    .where(and(eq(games.merchant, merchant), eq(games.vassalage, prizeMode), eq(games.game_type, prizeMode)))
    .orderBy(asc(games.position));
