export {
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointMovements,
  getPointRewards,
  getRedemptions,
  redeemReward,
} from './points.calls.ts';
export type {
  Converted,
  PointConfig,
  PointMovement,
  PointReward,
  Redemption,
  RedemptionStatus,
} from './points.types.ts';
