import type { Call } from '../kernel/gateway.types.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { findEntry, listPromotions } from '../promotions/promotions.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { depositPromotionsOf } from './methods.ts';
import type { DepositPromotion } from './methods.ts';

export type TitledPromotion = DepositPromotion & { readonly title: string };

/** The promotions that a member can choose with a deposit now. */
export const listDepositPromotions = async (
  { database, merchant, now, language }: Call,
  owner: Owner,
): Promise<readonly TitledPromotion[]> => {
  const shown = await listPromotions(database, merchant.catalogue);
  const open: TitledPromotion[] = [];
  for (const promotion of depositPromotionsOf(merchant)) {
    const announced = shown.find(({ id }) => id === promotion.id);
    if (announced === undefined || announced.starts_at > now) continue;
    if (announced.ends_at !== null && announced.ends_at <= now) continue;
    if ((await findEntry(database, owner, promotion.id)) !== undefined) continue;
    open.push({ ...promotion, title: inLanguage(announced.titles, language) });
  }
  return open;
};

/** A promotion that a member chooses with a deposit, or why it cannot be chosen. */
export const choosePromotion = async (
  call: Call,
  owner: Owner,
  id: string,
): Promise<DepositPromotion | 'promotionUnknown' | 'promotionClosed'> => {
  if (!depositPromotionsOf(call.merchant).some((promotion) => promotion.id === id)) return 'promotionUnknown';
  const open = await listDepositPromotions(call, owner);
  return open.find((promotion) => promotion.id === id) ?? 'promotionClosed';
};
