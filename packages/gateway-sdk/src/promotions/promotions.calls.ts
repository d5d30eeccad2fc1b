import type { ValueOf } from '@baize/gateway-contract/client';
import { getMissionLeaderboard as getMissionLeaderboardOperation } from '@baize/gateway-contract/client/promotions/getMissionLeaderboard';
import { getMissionSummary as getMissionSummaryOperation } from '@baize/gateway-contract/client/promotions/getMissionSummary';
import { getPromotions as getPromotionsOperation } from '@baize/gateway-contract/client/promotions/getPromotions';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PromotionList } from './promotions.types.ts';
import { readPromotion } from './readPromotion.ts';

/** Who finished most missions this week, with masked names (REQ-212). */
export const getMissionLeaderboard = (
  gateway: Gateway,
  options?: CallOptions,
): Answer<ValueOf<'getMissionLeaderboard'>> =>
  gateway.call(getMissionLeaderboardOperation, {}, (wire: ValueOf<'getMissionLeaderboard'>) => wire, options);

/** The member's missions with progress (REQ-212). */
export const getMissionSummary = (gateway: Gateway, options?: CallOptions): Answer<ValueOf<'getMissionSummary'>> =>
  gateway.call(getMissionSummaryOperation, {}, (wire: ValueOf<'getMissionSummary'>) => wire, options);

const readList = ({ promotions, available, referral }: ValueOf<'getPromotions'>): PromotionList => ({
  promotions: promotions.map(readPromotion),
  available,
  hasReferral: referral,
});

/** The merchant's promotions, with their status for the caller. */
export const getPromotions = (gateway: Gateway, options?: CallOptions): Answer<PromotionList> =>
  gateway.call(getPromotionsOperation, {}, readList, options);
