import { joinPromotion as operation } from '@baize/gateway-contract/client/promotions/joinPromotion';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Promotion } from './promotions.types.ts';
import { readPromotion } from './readPromotion.ts';

/** Joins a promotion; returns it with its new status (REQ-211). */
export const joinPromotion = (gateway: Gateway, promotionId: string, options?: CallOptions): Answer<Promotion> =>
  gateway.call(operation, { body: { promotionId } }, readPromotion, options);
