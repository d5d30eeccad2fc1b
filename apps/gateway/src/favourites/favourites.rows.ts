import type { FavouriteRow } from '@baize/worlds';
import { memberAndGame } from '../catalogue/catalogue.rows.ts';
import type { Tx } from '../database/database.types.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { rememberFavourite } from './favourites.store.ts';

/** Writes favourites of members of a world; the first row is the last added. */
export const writeFavouriteRows = async (
  tx: Tx,
  world: ActiveMerchant,
  rows: readonly FavouriteRow[],
  now: Date,
): Promise<void> => {
  for (const [place, row] of rows.entries()) {
    const { memberId, nodeId } = await memberAndGame(tx, world, row);
    const owner = { merchant: world.id, catalogue: world.catalogue, memberId, visit: '' };
    await rememberFavourite(tx, owner, { nodeId, now: new Date(now.getTime() - place * 1000) });
  }
};
