import type { CategoryCode } from '@baize/domain/categories';
import { routes } from '@baize/gateway-contract';
import { ok } from '../kernel/answer.ts';
import type { Call, GatewayApp, GatewayContext } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { cacheUntil } from '../kernel/sharedAnswers.ts';
import { playerOf } from '../kernel/visitIdOf.ts';
import { countGames, findVendor, hottestGames, listGames, listVendors, recentlyPlayed } from './catalogue.store.ts';
import { gameCards, vendorCard, winnerLine } from './cards.ts';
import { latestWins } from './wins.store.ts';

const HOT_GAMES = 24;
const RECENT_GAMES = 20;
const WINS_HOLD_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** Caches responses with prizes for a minute, as prizes are paid all the time. */
const holdWins = (c: GatewayContext, { now }: Call): void => cacheUntil(c, new Date(now.getTime() + WINS_HOLD_MS));

/** Routes of vendors, games, hot games, recent games and the winner board. */
export const mountCatalogue = (app: GatewayApp): void => {
  handle(app, routes.getGameVendors, async ({ c, call }) => {
    const lanes = new Map<CategoryCode, ReturnType<typeof vendorCard>[]>();
    const { database, merchant } = call;
    const gamesOf = await countGames(database, merchant.catalogue);
    for (const vendor of await listVendors(database, merchant.catalogue))
      lanes.set(vendor.game_type, [...(lanes.get(vendor.game_type) ?? []), vendorCard(vendor, gamesOf(vendor))]);
    return ok(c, { data: { lanes: [...lanes].map(([gameType, vendors]) => ({ gameType, vendors })) } });
  });

  handle(app, routes.getVassalageGameType, async ({ c, call, query }) => {
    const vendor = await findVendor(call.database, call.merchant.catalogue, query.vassalage);
    return ok(c, vendor === undefined ? {} : { gameType: vendor.game_type });
  });

  handle(app, routes.getGameList, async ({ c, call, query }) => {
    const { merchant, database } = call;
    const filter = {
      gameType: query.gameType,
      vassalage: query.vassalage,
      classify: query.gameClassify,
      name: query.gameName,
      minBet: query.minBet === undefined ? undefined : BigInt(Math.ceil(query.minBet * 100)),
      minLines: query.minLineNum,
      addedSince:
        query.addedWithinDays === undefined ? undefined : new Date(call.now.getTime() - query.addedWithinDays * DAY_MS),
    };
    const { games, total } = await listGames(database, merchant.catalogue, filter, {
      page: query.pageNo,
      size: query.pageSize,
    });
    holdWins(c, call);
    return ok(c, {
      games: await gameCards(call, games, query.language),
      pageNum: query.pageNo,
      totalPages: Math.ceil(total / query.pageSize),
      total,
    });
  });

  handle(app, routes.getHotGames, async ({ c, call, query: { vassalage, language } }) => {
    holdWins(c, call);
    const games = await hottestGames(call.database, call.merchant.catalogue, vassalage, HOT_GAMES);
    return ok(c, { list: await gameCards(call, games, language) });
  });

  handle(app, routes.getRecentGames, async ({ c, call, session }) => {
    const { merchant, database } = call;
    const player = { ...playerOf(merchant, session), catalogue: merchant.catalogue };
    const games = await recentlyPlayed(database, player, RECENT_GAMES);
    return ok(c, { list: await gameCards(call, games) });
  });

  handle(
    app,
    routes.getWinnerBoard,
    async ({ c, call, query: { gameCategory, limitNum, language = call.language } }) => {
      const { merchant, database } = call;
      const category = gameCategory === 'ALL' ? undefined : gameCategory;
      const won = await latestWins(
        database,
        { merchant: merchant.id, catalogue: merchant.catalogue },
        { category, limit: limitNum },
      );
      holdWins(c, call);
      return ok(c, { list: won.map((each) => winnerLine(each, language)) });
    },
  );
};
