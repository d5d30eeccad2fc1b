import type { ValueOf } from '@baize/gateway-contract/client';
import { getPointRewards as operation } from '@baize/gateway-contract/client/points/getPointRewards';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PointReward } from './points.types.ts';

const readRewards = ({ rewards }: ValueOf<'getPointRewards'>): readonly PointReward[] =>
  rewards.map(({ id, name, url, points }) => ({ id, name: name || id, picture: url, points }));

/** Rewards that can be redeemed for points, in the merchant's order (REQ-215). */
export const getPointRewards = (gateway: Gateway, options?: CallOptions): Answer<readonly PointReward[]> =>
  gateway.call(operation, {}, readRewards, options);
