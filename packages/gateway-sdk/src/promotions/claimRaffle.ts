import { claimRaffle as operation } from '@baize/gateway-contract/client/promotions/claimRaffle';
import type { Answer, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { Promotion } from './promotions.types.ts';
import { readPromotion } from './readPromotion.ts';

/** Draws in a raffle; returns the promotion with the drawn prize as `reward` (REQ-211). */
export const claimRaffle = (gateway: Gateway, promotionId: string, options?: MoneyCallOptions): Answer<Promotion> =>
  gateway.call(operation, { body: { promotionId } }, readPromotion, options);
