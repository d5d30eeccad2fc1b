export type { Mission, Promotion, PromotionList, PromotionStatus } from './promotions.types.ts';
export {
  addPromotionImage,
  claimRaffle,
  getMissionLeaderboard,
  getMissionSummary,
  getPromotions,
  joinPromotion,
  requestPromotionReward,
} from './promotions.calls.ts';
