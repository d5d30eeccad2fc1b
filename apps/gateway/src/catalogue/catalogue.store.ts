import { and, asc, count, desc, eq, gte, inArray, isNull, like, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { esportsVendors } from '@baize/domain/categories';
import type { CategoryCode } from '@baize/domain/categories';
import { searchForm } from '@baize/domain/typed-text';
import type { Orm } from '../database/database.types.ts';
import type { Player } from '../kernel/visitIdOf.ts';
import { games, recentGames, vendors } from './catalogue.schema.ts';

export type Vendor = typeof vendors.$inferSelect;
export type Game = typeof games.$inferSelect;

export type GameFilter = {
  gameType?: CategoryCode | undefined;
  vassalage?: string | undefined;
  classify?: string | undefined;
  name?: string | undefined;
  minBet?: bigint | undefined;
  minLines?: number | undefined;
  /** Lists the games of the newest day first. */
  addedSince?: Date | undefined;
};

/** The vendors of a merchant, in its order. */
export const listVendors = (orm: Orm, merchant: string): Promise<Vendor[]> =>
  orm.select().from(vendors).where(eq(vendors.merchant, merchant)).orderBy(asc(vendors.position));

/** A vendor in a category. */
export const findVendor = async (orm: Orm, merchant: string, vassalage: string, gameType?: CategoryCode) => {
  const [row] = await orm
    .select()
    .from(vendors)
    .where(
      and(
        eq(vendors.merchant, merchant),
        eq(vendors.vassalage, vassalage),
        gameType === undefined ? undefined : eq(vendors.game_type, gameType),
      ),
    )
    .orderBy(asc(vendors.position))
    .limit(1);
  return row;
};

/** Counts the games of each vendor and category, without the card that opens the vendor's list. */
export const countGames = async (orm: Orm, merchant: string): Promise<(vendor: Vendor) => number> => {
  const rows = await orm
    .select({ vassalage: games.vassalage, gameType: games.game_type, total: count() })
    .from(games)
    .where(and(eq(games.merchant, merchant), isNull(games.is_game)))
    .groupBy(games.vassalage, games.game_type);
  const totals = new Map(rows.map(({ vassalage, gameType, total }) => [`${vassalage} ${gameType}`, total]));
  return ({ vassalage, game_type: gameType }) => totals.get(`${vassalage} ${gameType}`) ?? 0;
};

const literally = (text: string): string => text.replace(/[\\%_]/gu, String.raw`\$&`);

const isEsports = or(
  eq(games.game_type, 'ESPORTS'),
  and(eq(games.game_type, 'SPORTS'), inArray(games.vassalage, [...esportsVendors])),
);

/** Condition for a category: esports vendors are stored under SPORTS and listed as ESPORTS (REQ-171). */
const inCategory = (gameType: CategoryCode): SQL | undefined => {
  if (gameType === 'ESPORTS') return isEsports;
  const isOfType = eq(games.game_type, gameType);
  return gameType === 'SPORTS' ? and(isOfType, notInArray(games.vassalage, [...esportsVendors])) : isOfType;
};

/** Condition for a filter. Without a vendor the list has the vendor's card, with one its games (REQ-192). */
const matching = (merchant: string, filter: GameFilter): SQL | undefined =>
  and(
    eq(games.merchant, merchant),
    filter.vassalage === undefined
      ? isNull(games.parent_code)
      : and(eq(games.vassalage, filter.vassalage), isNull(games.is_game)),
    filter.gameType === undefined ? undefined : inCategory(filter.gameType),
    filter.classify === undefined ? undefined : eq(games.classify, filter.classify),
    filter.name ? like(games.search_text, `%${literally(searchForm(filter.name))}%`) : undefined,
    filter.minBet === undefined ? undefined : gte(games.min_bet, filter.minBet),
    filter.minLines === undefined ? undefined : gte(games.lines, filter.minLines),
    filter.addedSince === undefined ? undefined : gte(games.added_at, filter.addedSince),
  );

const dayAdded = sql`date_trunc('day', ${games.added_at} at time zone 'UTC')`;

/** Newest day first. Within a day vendors take turns, then categories. */
const newestFirst: readonly SQL[] = [
  desc(dayAdded),
  sql`row_number() over (partition by ${dayAdded}, ${games.vassalage} order by ${games.position})`,
  sql`row_number() over (partition by ${dayAdded}, ${games.game_type} order by ${games.position})`,
];

/** A page of games, and the total. */
export const listGames = async (
  orm: Orm,
  merchant: string,
  filter: GameFilter,
  { page, size }: { page: number; size: number },
): Promise<{ games: Game[]; total: number }> => {
  const where = matching(merchant, filter);
  const [counted] = await orm.select({ total: count() }).from(games).where(where);
  const rows = await orm
    .select()
    .from(games)
    .where(where)
    .orderBy(...(filter.addedSince === undefined ? [] : newestFirst), asc(games.position))
    .limit(size)
    .offset((page - 1) * size);
  return { games: rows, total: counted?.total ?? 0 };
};

/** The most played games, hottest first. */
export const hottestGames = (
  orm: Orm,
  merchant: string,
  vassalage: string | undefined,
  limit: number,
): Promise<Game[]> =>
  orm
    .select()
    .from(games)
    .where(matching(merchant, { vassalage }))
    .orderBy(desc(games.heat), asc(games.position))
    .limit(limit);

/** A game by its vendor's code for it. */
export const findGame = async (
  orm: Orm,
  merchant: string,
  { vassalage, gameCode, gameType }: { vassalage?: string | undefined; gameCode: string; gameType?: CategoryCode },
): Promise<Game | undefined> => {
  const [row] = await orm
    .select()
    .from(games)
    .where(
      and(
        eq(games.merchant, merchant),
        eq(games.game_code, gameCode),
        vassalage === undefined
          ? or(eq(games.game_type, 'LOTT'), eq(games.game_type, 'ELOTT'))
          : eq(games.vassalage, vassalage),
        gameType === undefined ? undefined : eq(games.game_type, gameType),
      ),
    )
    .limit(1);
  return row;
};

/** The vendor's lobby game, or its first game when it has no lobby. */
export const findLobby = async (
  orm: Orm,
  merchant: string,
  vassalage: string,
  gameType: CategoryCode,
): Promise<Game | undefined> => {
  const [row] = await orm
    .select()
    .from(games)
    .where(and(eq(games.merchant, merchant), eq(games.vassalage, vassalage), inCategory(gameType)))
    .orderBy(desc(sql`${games.game_code} = 'lobby'`), asc(games.position))
    .limit(1);
  return row;
};

export const findGameById = async (orm: Orm, merchant: string, nodeId: string): Promise<Game | undefined> => {
  const [row] = await orm
    .select()
    .from(games)
    .where(and(eq(games.merchant, merchant), eq(games.node_id, nodeId)))
    .limit(1);
  return row;
};

/** Games that a member played most recently; `merchant` has the member, `catalogue` the games. */
export const recentlyPlayed = async (
  orm: Orm,
  { merchant, catalogue, memberId, visit }: Player & { readonly catalogue: string },
  limit: number,
): Promise<Game[]> => {
  const rows = await orm
    .select({ game: games })
    .from(recentGames)
    .innerJoin(games, and(eq(games.merchant, catalogue), eq(games.node_id, recentGames.node_id)))
    .where(and(eq(recentGames.merchant, merchant), eq(recentGames.member_id, memberId), eq(recentGames.visit, visit)))
    .orderBy(desc(recentGames.played_at))
    .limit(limit);
  return rows.map(({ game }) => game);
};

/** Records that a member opened a game, with the time. */
export const rememberPlayed = async (
  orm: Orm,
  { merchant, memberId, visit, nodeId, now }: Player & { readonly nodeId: string; readonly now: Date },
): Promise<void> => {
  await orm
    .insert(recentGames)
    .values({ merchant, member_id: memberId, visit, node_id: nodeId, played_at: now })
    .onConflictDoUpdate({
      target: [recentGames.merchant, recentGames.member_id, recentGames.visit, recentGames.node_id],
      set: { played_at: now },
    });
};
