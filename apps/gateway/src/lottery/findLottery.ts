import type { lotteryRefusals } from '@baize/gateway-contract';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { findGame, findVendor } from '../catalogue/catalogue.store.ts';
import type { Game } from '../catalogue/catalogue.store.ts';
import { lotteryOf } from './lotteries.ts';
import type { Lottery } from './lotteries.ts';

type FoundLottery = Result<{ readonly lottery: Lottery; readonly game: Game }, (typeof lotteryRefusals)[number]>;

/** Finds a vendor's lottery by its code, where the merchant has it and it is open. */
export const findLottery = async (
  { database, merchant }: Pick<Call, 'database' | 'merchant'>,
  { vassalage, gameCode }: { readonly vassalage: string; readonly gameCode: string },
): Promise<FoundLottery> => {
  const lottery = lotteryOf(vassalage, gameCode);
  const game = lottery && (await findGame(database, merchant.catalogue, { vassalage, gameCode }));
  const vendor = game && (await findVendor(database, merchant.catalogue, vassalage, game.game_type));
  if (lottery === undefined || game === undefined || vendor === undefined) return refusal('gameUnknown');
  if (vendor.status !== null) return refusalUntil('vendorUnavailable', vendor.maintenance_until);
  if (game.status !== null) return refusalUntil('gameMaintenance', game.maintenance_until);
  return success({ lottery, game });
};
