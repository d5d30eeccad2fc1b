import type { BodyOf } from '@baize/gateway-contract/client';
import { requestPromotionReward as operation } from '@baize/gateway-contract/client/promotions/requestPromotionReward';
import type { Answer, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { Promotion } from './promotions.types.ts';
import { readPromotion } from './readPromotion.ts';

/** Claims a reward: a joined promotion is paid, an application is decided later (REQ-210, REQ-211). */
export const requestPromotionReward = (
  gateway: Gateway,
  body: BodyOf<'requestPromotionReward'>,
  options?: MoneyCallOptions,
): Answer<Promotion> => gateway.call(operation, { body }, readPromotion, options);
