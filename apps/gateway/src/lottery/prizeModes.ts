import { prizeModeOf } from '@baize/domain/categories';
import type { PrizeMode } from '@baize/domain/categories';
import type { Game } from '../catalogue/catalogue.store.ts';
import type { Orm } from '../database/database.types.ts';
import { listLotteries } from './lottery.store.ts';
import data from './data/prizeModes.json' with { type: 'json' };

/** The lotteries of a vendor in a menu: all of them, or those of these codes. */
type MenuPart = { readonly vassalage: string; readonly gameCodes?: readonly string[] };

const menus: Readonly<Record<PrizeMode, readonly MenuPart[]>> = data;

/** The merchant's lotteries in the menu of a prize mode, in any case, in the order of the menu (REQ-168, D50). */
export const listMenu = async (orm: Orm, merchant: string, prizeMode: string): Promise<readonly Game[]> => {
  const mode = prizeModeOf(prizeMode);
  const games: Game[] = [];
  for (const { vassalage, gameCodes } of mode === undefined ? [] : menus[mode]) {
    const listed = await listLotteries(orm, merchant, vassalage);
    games.push(...listed.filter(({ game_code: code }) => gameCodes === undefined || gameCodes.includes(code)));
  }
  return games;
};
