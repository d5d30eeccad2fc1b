import { prizeModeOf } from '@baize/domain/categories';
import type { PrizeMode } from '@baize/domain/categories';
import type { Game } from '../catalogue/catalogue.store.ts';
import type { Orm } from '../database/database.types.ts';
import { listLotteries } from './lottery.store.ts';
import data from './data/prizeModes.json' with { type: 'json' };

/** A vendor's lotteries in a menu: all of them, or only these codes. */
type MenuPart = { readonly vassalage: string; readonly gameCodes?: readonly string[] };

const menus: Readonly<Record<PrizeMode, readonly MenuPart[]>> = data;

/** The merchant's lotteries of a prize mode (case-insensitive), in menu order (REQ-168, D50). */
export const listMenu = async (orm: Orm, merchant: string, prizeMode: string): Promise<readonly Game[]> => {
  const mode = prizeModeOf(prizeMode);
  const games: Game[] = [];
  for (const { vassalage, gameCodes } of mode === undefined ? [] : menus[mode]) {
    const listed = await listLotteries(orm, merchant, vassalage);
    games.push(...listed.filter(({ game_code: code }) => gameCodes === undefined || gameCodes.includes(code)));
  }
  return games;
};
