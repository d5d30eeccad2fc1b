import type { PointConfig, PointMovement, PointReward, Redemption } from '@baize/gateway-sdk/points';
import { useQuery } from '@tanstack/react-query';
import { fetched, useScope } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import {
  pointBalanceQuery,
  pointConfigQuery,
  pointMovementsQuery,
  pointRewardsQuery,
  redemptionsQuery,
} from './points.queries.ts';

/** Rates at which points are earned and converted (REQ-215). */
export const usePointConfig = (): Fetched<PointConfig> => fetched(useQuery(pointConfigQuery(useScope())));

/** Rewards that can be redeemed for points (REQ-215). */
export const usePointRewards = (): Fetched<readonly PointReward[]> => fetched(useQuery(pointRewardsQuery(useScope())));

/** The member's points (REQ-215). */
export const usePointBalance = (): Fetched<number> => fetched(useQuery(pointBalanceQuery(useScope())));

const isApplying = ({ status }: Redemption): boolean => status === 'applying';

/** The member's redemptions from a numbered page on, refetched while one is in status `applying` (REQ-215). */
export const useRedemptions = (page: number): Records<Redemption> =>
  useRecords(redemptionsQuery, { page }, { refetchWhile: isApplying });

/** The member's point movements from a numbered page on (REQ-215). */
export const usePointMovements = (page: number): Records<PointMovement> => useRecords(pointMovementsQuery, { page });
