import { addPromotionImage as addPromotionImageOperation } from '@baize/gateway-contract/client/promotions/addPromotionImage';
import { claimRaffle as claimRaffleOperation } from '@baize/gateway-contract/client/promotions/claimRaffle';
import type { BodyOf } from '@baize/gateway-contract/client';
import { joinPromotion as joinPromotionOperation } from '@baize/gateway-contract/client/promotions/joinPromotion';
import { requestPromotionReward as requestPromotionRewardOperation } from '@baize/gateway-contract/client/promotions/requestPromotionReward';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { Promotion } from './promotions.types.ts';
import { readPromotion } from './readPromotion.ts';

/** Uploads a base64 picture; returns its id, for an application to refer to (REQ-210). */
export const addPromotionImage = (gateway: Gateway, image: string, options?: CallOptions): Answer<string> =>
  gateway.call(addPromotionImageOperation, { body: { image } }, ({ id }) => id, options);

/** Draws in a raffle; returns the promotion with the drawn prize as `reward` (REQ-211). */
export const claimRaffle = (gateway: Gateway, promotionId: string, options?: MoneyCallOptions): Answer<Promotion> =>
  gateway.call(claimRaffleOperation, { body: { promotionId } }, readPromotion, options);

/** Joins a promotion; returns it with its new status (REQ-211). */
export const joinPromotion = (gateway: Gateway, promotionId: string, options?: CallOptions): Answer<Promotion> =>
  gateway.call(joinPromotionOperation, { body: { promotionId } }, readPromotion, options);

/** Claims a reward: a joined promotion is paid, an application is decided later (REQ-210, REQ-211). */
export const requestPromotionReward = (
  gateway: Gateway,
  body: BodyOf<'requestPromotionReward'>,
  options?: MoneyCallOptions,
): Answer<Promotion> => gateway.call(requestPromotionRewardOperation, { body }, readPromotion, options);
