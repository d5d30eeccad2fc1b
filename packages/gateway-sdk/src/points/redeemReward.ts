import type { PayloadOf } from '@baize/gateway-contract/client';
import { redeemReward as operation } from '@baize/gateway-contract/client/points/redeemReward';
import type { Answer, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { Redemption } from './points.types.ts';
import { readRedemption } from './readRedemption.ts';

/** Redeems points for a reward, confirmed by the login password (REQ-216); the merchant decides on it later. */
export const redeemReward = (
  gateway: Gateway,
  payload: PayloadOf<'redeemReward'>,
  options?: MoneyCallOptions,
): Answer<Redemption> => gateway.callSealed(operation, payload, readRedemption, options);
