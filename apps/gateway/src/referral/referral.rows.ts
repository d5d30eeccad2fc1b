import type { ReferralRow } from '@baize/worlds';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { bindReferral } from './bindReferral.ts';
import { codeOf } from './codes.store.ts';

/** Binds members of a world to those who invited them. */
export const writeReferralRows = async (
  tx: Tx,
  merchant: ActiveMerchant,
  rows: readonly ReferralRow[],
  now: Date,
): Promise<void> => {
  for (const { account, friend } of rows) {
    const inviter = await findMemberByAccount(tx, merchant.id, account);
    const invited = await findMemberByAccount(tx, merchant.id, friend);
    if (inviter === undefined || invited === undefined)
      throw new InvalidWish(`The world has no account ${inviter === undefined ? account : friend}.`);
    const code = await codeOf(tx, { merchant: merchant.id, memberId: inviter.id });
    await bindReferral(tx, { merchant, now }, invited, code);
  }
};
