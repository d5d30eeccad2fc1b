import type { ValueOf } from '@baize/gateway-contract/client';
import { getPromotions as operation } from '@baize/gateway-contract/client/promotions/getPromotions';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PromotionList } from './promotions.types.ts';
import { readPromotion } from './readPromotion.ts';

const readList = ({ promotions, available, referral }: ValueOf<'getPromotions'>): PromotionList => ({
  promotions: promotions.map(readPromotion),
  available,
  hasReferral: referral,
});

/** The merchant's promotions, with their status for the caller. */
export const getPromotions = (gateway: Gateway, options?: CallOptions): Answer<PromotionList> =>
  gateway.call(operation, {}, readList, options);
