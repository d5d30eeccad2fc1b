import { addPromotionImage as operation } from '@baize/gateway-contract/client/promotions/addPromotionImage';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Hands in a picture, in base64, and answers the id by which an application names it (REQ-210). */
export const addPromotionImage = (gateway: Gateway, image: string, options?: CallOptions): Answer<string> =>
  gateway.call(operation, { body: { image } }, ({ id }) => id, options);
