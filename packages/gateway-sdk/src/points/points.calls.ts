import type { PayloadOf, Schemas, ValueOf } from '@baize/gateway-contract/client';
import { convertPoints as convertPointsOperation } from '@baize/gateway-contract/client/points/convertPoints';
import { getPointBalance as getPointBalanceOperation } from '@baize/gateway-contract/client/points/getPointBalance';
import { getPointConfig as getPointConfigOperation } from '@baize/gateway-contract/client/points/getPointConfig';
import { getPointMovements as getPointMovementsOperation } from '@baize/gateway-contract/client/points/getPointMovements';
import { getPointRewards as getPointRewardsOperation } from '@baize/gateway-contract/client/points/getPointRewards';
import { getRedemptions as getRedemptionsOperation } from '@baize/gateway-contract/client/points/getRedemptions';
import { redeemReward as redeemRewardOperation } from '@baize/gateway-contract/client/points/redeemReward';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';
import type { Converted, PointConfig, PointMovement, PointReward, Redemption } from './points.types.ts';

/** A redemption; its name defaults to the reward's id when the reward no longer has one. */
const readRedemption = ({ name, rewardId, ...own }: Schemas['Redemption']): Redemption => ({
  ...own,
  rewardId,
  name: name || rewardId,
});

/** The member's points (REQ-215). */
export const getPointBalance = (gateway: Gateway, options?: CallOptions): Answer<number> =>
  gateway.call(getPointBalanceOperation, {}, ({ points }) => points, options);

/** Rates at which points are earned and converted (REQ-215). */
export const getPointConfig = (gateway: Gateway, options?: CallOptions): Answer<PointConfig> =>
  gateway.call(getPointConfigOperation, {}, (config: ValueOf<'getPointConfig'>) => config, options);

const readMovement = (movement: PointMovement): PointMovement => movement;

/** A page of the member's point movements, latest first (REQ-215). */
export const getPointMovements = (
  gateway: Gateway,
  asked: PageAsked,
  options?: CallOptions,
): Answer<Page<PointMovement>> =>
  gateway.call(getPointMovementsOperation, { query: pageQuery(asked) }, readPage(readMovement), options);

const readRewards = ({ rewards }: ValueOf<'getPointRewards'>): readonly PointReward[] =>
  rewards.map(({ id, name, url, points }) => ({ id, name: name || id, picture: url, points }));

/** Rewards that can be redeemed for points, in the merchant's order (REQ-215). */
export const getPointRewards = (gateway: Gateway, options?: CallOptions): Answer<readonly PointReward[]> =>
  gateway.call(getPointRewardsOperation, {}, readRewards, options);

/** A page of the member's redemptions, latest first (REQ-215). */
export const getRedemptions = (gateway: Gateway, asked: PageAsked, options?: CallOptions): Answer<Page<Redemption>> =>
  gateway.call(getRedemptionsOperation, { query: pageQuery(asked) }, readPage(readRedemption), options);

/** Converts points into money, confirmed by the payment password (REQ-216, D57); the wallet is credited at once. */
export const convertPoints = (
  gateway: Gateway,
  payload: PayloadOf<'convertPoints'>,
  options?: MoneyCallOptions,
): Answer<Converted> =>
  gateway.callSealed(convertPointsOperation, payload, (converted: ValueOf<'convertPoints'>) => converted, options);

/** Redeems points for a reward, confirmed by the payment password (REQ-216, D57); the merchant decides on it later. */
export const redeemReward = (
  gateway: Gateway,
  payload: PayloadOf<'redeemReward'>,
  options?: MoneyCallOptions,
): Answer<Redemption> => gateway.callSealed(redeemRewardOperation, payload, readRedemption, options);
