import { randomUUID } from 'node:crypto';
import type { VendorWalletRow } from '@baize/worlds';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { vendorWalletsOf } from '../wallet/vendorWallets.store.ts';
import { MAIN, moveBetween } from './transfers.store.ts';

/** Moves money of members of a world to their wallets at vendors. */
export const writeVendorWalletRows = async (
  tx: Tx,
  world: ActiveMerchant,
  rows: readonly VendorWalletRow[],
  now: Date,
): Promise<void> => {
  for (const { account, vassalage, amount } of rows) {
    const member = await findMemberByAccount(tx, world.id, account);
    if (member === undefined) throw new InvalidWish(`The world has no account ${account}.`);
    if (!vendorWalletsOf(world).includes(vassalage)) throw new InvalidWish(`${vassalage} holds no wallets.`);
    const owner = { merchant: world.id, memberId: member.id };
    const move = { id: randomUUID(), from: MAIN, to: vassalage, amount: BigInt(amount), now };
    if ((await moveBetween(tx, owner, move)) !== 'done') throw new InvalidWish(`${account} has less than ${amount}.`);
  }
};
