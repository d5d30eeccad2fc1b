import { and, asc, eq } from 'drizzle-orm';
import { games } from '../catalogue/catalogue.schema.ts';
import type { Game } from '../catalogue/catalogue.store.ts';
import type { Orm } from '../database/database.types.ts';

/** Lotteries of a vendor, in the merchant's order. */
export const listLotteries = (orm: Orm, merchant: string, vassalage: string): Promise<Game[]> =>
  orm
    .select()
    .from(games)
    .where(and(eq(games.merchant, merchant), eq(games.vassalage, vassalage)))
    .orderBy(asc(games.position));
