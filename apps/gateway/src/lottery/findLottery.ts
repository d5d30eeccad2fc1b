import type { lotteryRefusals } from '@baize/gateway-contract';
import type { Details } from '../app/answer.ts';
import type { Call } from '../app/gateway.types.ts';
import { findGame, findVendor } from '../catalogue/catalogue.store.ts';
import type { Game } from '../catalogue/catalogue.store.ts';
import { lotteryOf } from './lotteries.ts';
import type { Lottery } from './lotteries.ts';

type Refusal = (typeof lotteryRefusals)[number];

/** A lottery of a merchant, or the refusal of a bet on it. */
export type FoundLottery =
  | { readonly ok: true; readonly lottery: Lottery; readonly game: Game }
  | { readonly ok: false; readonly code: Refusal; readonly details: Details };

const no = (code: Refusal, until: Date | null = null): FoundLottery => ({
  ok: false,
  code,
  details: until === null ? {} : { until: until.toISOString() },
});

/** Finds a vendor's lottery by its code, where the merchant has it and it is open. */
export const findLottery = async (
  { database, merchant }: Pick<Call, 'database' | 'merchant'>,
  { vassalage, gameCode }: { readonly vassalage: string; readonly gameCode: string },
): Promise<FoundLottery> => {
  const lottery = lotteryOf(vassalage, gameCode);
  const game = lottery && (await findGame(database, merchant.catalogue, { vassalage, gameCode }));
  const vendor = game && (await findVendor(database, merchant.catalogue, vassalage, game.game_type));
  if (lottery === undefined || game === undefined || vendor === undefined) return no('gameUnknown');
  if (vendor.status !== null) return no('vendorUnavailable', vendor.maintenance_until);
  if (game.status !== null) return no('gameMaintenance', game.maintenance_until);
  return { ok: true, lottery, game };
};
