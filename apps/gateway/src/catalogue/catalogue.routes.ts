import type { CategoryCode } from '@baize/domain/categories';
import { routes } from '@baize/gateway-contract';
import { ok, problem } from '../app/answer.ts';
import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { findVendor, hottestGames, listGames, listVendors, recentlyPlayed } from './catalogue.store.ts';
import { gameCard, vendorCard } from './cards.ts';

const HOT_GAMES = 24;
const RECENT_GAMES = 20;

/** Vendors, games, hot games and recent games. */
export const mountCatalogue = (app: GatewayApp, { database: { orm } }: Services): void => {
  app.openapi(routes.getGameVendors, async (c) => {
    const lanes = new Map<CategoryCode, ReturnType<typeof vendorCard>[]>();
    for (const vendor of await listVendors(orm, c.var.call.merchant.catalogue))
      lanes.set(vendor.game_type, [...(lanes.get(vendor.game_type) ?? []), vendorCard(vendor)]);
    return ok(c, { data: { lanes: [...lanes].map(([gameType, vendors]) => ({ gameType, vendors })) } });
  });

  app.openapi(routes.getVassalageGameType, async (c) => {
    const vendor = await findVendor(orm, c.var.call.merchant.catalogue, c.req.valid('query').vassalage);
    return ok(c, vendor === undefined ? {} : { gameType: vendor.game_type });
  });

  app.openapi(routes.getGameList, async (c) => {
    const { merchant, language } = c.var.call;
    const query = c.req.valid('query');
    const filter = {
      gameType: query.gameType,
      vassalage: query.vassalage,
      classify: query.gameClassify,
      name: query.gameName,
      minBet: query.minBet === undefined ? undefined : BigInt(Math.ceil(query.minBet * 100)),
      minLines: query.minLineNum,
    };
    const { games, total } = await listGames(orm, merchant.catalogue, filter, {
      page: query.pageNo,
      size: query.pageSize,
    });
    return ok(c, {
      games: games.map((game) => gameCard(game, query.language ?? language)),
      pageNum: query.pageNo,
      totalPages: Math.ceil(total / query.pageSize),
    });
  });

  app.openapi(routes.getHotGames, async (c) => {
    const { vassalage, language } = c.req.valid('query');
    const games = await hottestGames(orm, c.var.call.merchant.catalogue, vassalage, HOT_GAMES);
    return ok(c, { list: games.map((game) => gameCard(game, language ?? c.var.call.language)) });
  });

  app.openapi(routes.getRecentGames, async (c) => {
    const { merchant, session, language } = c.var.call;
    if (session === undefined) return problem(c, 401, 'unauthenticated');
    const player = { merchant: merchant.id, catalogue: merchant.catalogue, memberId: session.memberId };
    const games = await recentlyPlayed(orm, player, RECENT_GAMES);
    return ok(c, { list: games.map((game) => gameCard(game, language)) });
  });
};
