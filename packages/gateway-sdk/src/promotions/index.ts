export { addPromotionImage, claimRaffle, joinPromotion, requestPromotionReward } from './claims.calls.ts';
export { getMissionLeaderboard, getMissionSummary, getPromotions } from './promotions.calls.ts';
export type { Mission, Promotion, PromotionList, PromotionStatus } from './promotions.types.ts';
