export { convertPoints } from './convertPoints.ts';
export { getPointBalance } from './getPointBalance.ts';
export { getPointConfig } from './getPointConfig.ts';
export { getPointMovements } from './getPointMovements.ts';
export { getPointRewards } from './getPointRewards.ts';
export { getRedemptions } from './getRedemptions.ts';
export type {
  Converted,
  PointConfig,
  PointMovement,
  PointReward,
  Redemption,
  RedemptionStatus,
} from './points.types.ts';
export { redeemReward } from './redeemReward.ts';
