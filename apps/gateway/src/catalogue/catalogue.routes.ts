import type { CategoryCode } from '@baize/domain/categories';
import { routes } from '@baize/gateway-contract';
import { ok } from '../app/answer.ts';
import type { GatewayApp } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { findVendor, hottestGames, listGames, listVendors, recentlyPlayed } from './catalogue.store.ts';
import { gameCards, vendorCard } from './cards.ts';

const HOT_GAMES = 24;
const RECENT_GAMES = 20;

/** Vendors, games, hot games and recent games. */
export const mountCatalogue = (app: GatewayApp): void => {
  handle(app, routes.getGameVendors, async ({ c, call }) => {
    const lanes = new Map<CategoryCode, ReturnType<typeof vendorCard>[]>();
    for (const vendor of await listVendors(call.database, call.merchant.catalogue))
      lanes.set(vendor.game_type, [...(lanes.get(vendor.game_type) ?? []), vendorCard(vendor)]);
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
    };
    const { games, total } = await listGames(database, merchant.catalogue, filter, {
      page: query.pageNo,
      size: query.pageSize,
    });
    return ok(c, {
      games: gameCards(call, games, query.language),
      pageNum: query.pageNo,
      totalPages: Math.ceil(total / query.pageSize),
      total,
    });
  });

  handle(app, routes.getHotGames, async ({ c, call, query: { vassalage, language } }) => {
    const games = await hottestGames(call.database, call.merchant.catalogue, vassalage, HOT_GAMES);
    return ok(c, { list: gameCards(call, games, language) });
  });

  handle(app, routes.getRecentGames, async ({ c, call, session }) => {
    const { merchant, database } = call;
    const player = { merchant: merchant.id, catalogue: merchant.catalogue, memberId: session.memberId };
    const games = await recentlyPlayed(database, player, RECENT_GAMES);
    return ok(c, { list: gameCards(call, games) });
  });
};
