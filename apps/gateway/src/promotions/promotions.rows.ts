import type { PromotionEntryRow } from '@baize/worlds';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { promotionEntries } from './promotions.schema.ts';
import { listPromotions } from './promotions.store.ts';

const REVIEW_MS = 3_600_000;

/** Writes entries of members of a world in promotions. */
export const writePromotionEntryRows = async (
  tx: Tx,
  { id: merchant, catalogue }: ActiveMerchant,
  rows: readonly PromotionEntryRow[],
  now: Date,
): Promise<void> => {
  const known = new Set((await listPromotions(tx, catalogue)).map(({ id }) => id));
  for (const { account, promotion, state, granted = '0', paid } of rows) {
    const member = await findMemberByAccount(tx, merchant, account);
    if (member === undefined) throw new InvalidWish(`The world has no account ${account}.`);
    if (!known.has(promotion)) throw new InvalidWish(`No promotion ${promotion} is there.`);
    const values = {
      state,
      since: now,
      granted: BigInt(granted),
      paid: paid === undefined ? null : BigInt(paid),
      decides_at: state === 'applying' ? new Date(now.getTime() + REVIEW_MS) : null,
    };
    await tx
      .insert(promotionEntries)
      .values({ merchant, member_id: member.id, promotion_id: promotion, ...values })
      .onConflictDoUpdate({
        target: [promotionEntries.merchant, promotionEntries.member_id, promotionEntries.promotion_id],
        set: values,
      });
  }
};
