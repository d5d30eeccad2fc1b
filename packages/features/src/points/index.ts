export type { PointConfig, PointMovement, PointReward, Redemption, RedemptionStatus } from '@baize/gateway-sdk/points';
export type { Spending } from './points.mutations.ts';
export { conversionOf, convertFields, spendNeed } from './points.rules.ts';
export type { Conversion } from './points.rules.ts';
export { useHasPoints } from './useHasPoints.ts';
export { usePointBalance, usePointConfig, usePointMovements, usePointRewards, useRedemptions } from './usePoints.ts';
export type { Fetched } from '../app/index.ts';
export { useLostSpending, useSpend } from './useSpend.ts';
export type { SpendCode } from './useSpend.ts';
