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

/** How points are earned and what they are worth (REQ-215). */
export const usePointConfig = (): Loaded<PointConfig> => loaded(useQuery(pointConfigQuery(useScope())));

/** What points can be given for (REQ-215). */
export const usePointRewards = (): Loaded<readonly PointReward[]> => loaded(useQuery(pointRewardsQuery(useScope())));

/** How many points the member has (REQ-215). */
export const usePointBalance = (): Loaded<number> => loaded(useQuery(pointBalanceQuery(useScope())));

/** A page of what the member has given points for; looked for again while one is applied for (REQ-215). */
export const useRedemptions = (page: number): Loaded<RedemptionPage> =>
  loaded(
    useQuery({
      ...redemptionsQuery(useScope(), { page }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.redemptions.some(({ status }) => status === 'applying') === true && APPLYING_AGAIN_MILLISECONDS,
    }),
  );

/** A page of how the member's points came and went (REQ-215). */
export const usePointMovements = (page: number): Loaded<PointMovementPage> =>
  loaded(useQuery({ ...pointMovementsQuery(useScope(), { page }), placeholderData: keepPreviousData }));
