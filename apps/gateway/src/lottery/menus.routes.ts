import { routes } from '@baize/gateway-contract';
import type { LanguageCode } from '@baize/domain/languages';
import { ok } from '../kernel/answer.ts';
import type { GatewayApp } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import type { Game } from '../catalogue/catalogue.store.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { readByLanguage, textOf } from '../words/readWords.ts';
import { recentLotteries } from './bets.store.ts';
import { listLotteries } from './lottery.store.ts';
import { prizeModeOf, type PrizeMode } from '@baize/domain/categories';
import type { Orm } from '../database/database.types.ts';

import data from './data/prizeModes.json' with { type: 'json' };

/** A vendor's lotteries in a menu: all of them, or only these codes. */
type MenuPart = { readonly vassalage: string; readonly gameCodes?: readonly string[] };

const menus: Readonly<Record<PrizeMode, readonly MenuPart[]>> = data;

/** The merchant's lotteries of a prize mode (case-insensitive), in menu order (REQ-168, D50). */
const listMenu = async (orm: Orm, merchant: string, prizeMode: string): Promise<readonly Game[]> => {
  const mode = prizeModeOf(prizeMode);
  const games: Game[] = [];
  for (const { vassalage, gameCodes } of mode === undefined ? [] : menus[mode]) {
    const listed = await listLotteries(orm, merchant, vassalage);
    games.push(...listed.filter(({ game_code: code }) => gameCodes === undefined || gameCodes.includes(code)));
  }
  return games;
};

const VN = 'TCG_LOTTO_VN';
const SEA = 'TCG_SEA';
const MOST_RECENT = 6;

/** Names of lottery groups by code. */
const groupNames = readByLanguage<Partial<Record<string, string>>>(new URL('data/lotteryGroups/', import.meta.url));

const gameOf = ({ game_code: code, names }: Game, language: LanguageCode) => ({
  code,
  remark: inLanguage(names, language),
});

/** Groups games; those without a group go into `usual`. */
const inGroups = (games: readonly Game[], usual: string, language: LanguageCode) => {
  const groups = Map.groupBy(games, ({ classify }) => classify ?? usual);
  return [...groups].map(([gameGroupCode, of]) => ({
    gameGroupCode,
    labelName: inLanguage({ EN: gameGroupCode, ...textOf(groupNames, gameGroupCode) }, language),
    gameMenus: of.map((game) => gameOf(game, language)),
  }));
};

/** Routes of the lottery menus, in the merchant's order (REQ-168, REQ-187). */
export const mountLotteryMenus = (app: GatewayApp): void => {
  handle(app, routes.getLotteryMenus, async ({ c, call, query: { prizeMode, language = call.language } }) => {
    const games = await listMenu(call.database, call.merchant.catalogue, prizeMode);
    return ok(c, inGroups(games, 'LF', language));
  });

  handle(app, routes.getVnLotteryMenus, async ({ c, call, query: { language = call.language } }) =>
    ok(c, inGroups(await listLotteries(call.database, call.merchant.catalogue, VN), 'VN', language)),
  );

  handle(app, routes.getRecentVnLotteries, async ({ c, call, session, query: { language = call.language } }) => {
    const { database, merchant } = call;
    const owner = { merchant: merchant.id, memberId: session.memberId };
    const games = await listLotteries(database, merchant.catalogue, VN);
    const recent = await recentLotteries(database, owner, VN, MOST_RECENT);
    const known = recent.flatMap((code) => games.find((game) => game.game_code === code) ?? []);
    return ok(
      c,
      known.map((game) => gameOf(game, language)),
    );
  });

  handle(app, routes.getLotteryRooms, async ({ c, call, query: { language = call.language } }) => {
    const games = await listLotteries(call.database, call.merchant.catalogue, SEA);
    return ok(
      c,
      games.map((game) => {
        const { code, remark } = gameOf(game, language);
        return { roomId: code, vassalage: SEA, gameCode: code, remark };
      }),
    );
  });
};
