import type { PointConfig, PointMovementPage, PointReward, RedemptionPage } from '@baize/gateway-sdk/points';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loaded, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import {
  pointBalanceQuery,
  pointConfigQuery,
  pointMovementsQuery,
  pointRewardsQuery,
  redemptionsQuery,
} from './points.queries.ts';

const APPLYING_AGAIN_MILLISECONDS = 5000;

/** Rates at which points are earned and converted (REQ-215). */
export const usePointConfig = (): Loaded<PointConfig> => loaded(useQuery(pointConfigQuery(useScope())));

/** Rewards that can be redeemed for points (REQ-215). */
export const usePointRewards = (): Loaded<readonly PointReward[]> => loaded(useQuery(pointRewardsQuery(useScope())));

/** The member's points (REQ-215). */
export const usePointBalance = (): Loaded<number> => loaded(useQuery(pointBalanceQuery(useScope())));

/** A page of the member's redemptions, refetched every 5 s while one is in status `applying` (REQ-215). */
export const useRedemptions = (page: number): Loaded<RedemptionPage> =>
  loaded(
    useQuery({
      ...redemptionsQuery(useScope(), { page }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.redemptions.some(({ status }) => status === 'applying') === true && APPLYING_AGAIN_MILLISECONDS,
    }),
  );

/** A page of the member's point movements (REQ-215). */
export const usePointMovements = (page: number): Loaded<PointMovementPage> =>
  loaded(useQuery({ ...pointMovementsQuery(useScope(), { page }), placeholderData: keepPreviousData }));
