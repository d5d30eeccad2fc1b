export { addPromotionImage } from './addPromotionImage.ts';
export { claimRaffle } from './claimRaffle.ts';
export { getMissionLeaderboard } from './getMissionLeaderboard.ts';
export { getMissionSummary } from './getMissionSummary.ts';
export { getPromotions } from './getPromotions.ts';
export { joinPromotion } from './joinPromotion.ts';
export type { Mission, Promotion, PromotionList, PromotionStatus } from './promotions.types.ts';
export { requestPromotionReward } from './requestPromotionReward.ts';
